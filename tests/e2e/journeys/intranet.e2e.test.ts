import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectSection, openSection } from '../drivers/console-page.ts';
import { expect as expectPage } from '../drivers/patient-expect.ts';
import { freshSiteTest } from '../site/site-test.ts';
import type { Example } from '../site/start-site.ts';

const test = freshSiteTest.extend('example', { scope: 'file' }, (): Example => 'intranet');

test("a user who is signed in to the portal can use the console, at the portal's address and under its policy", async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await enterPortal(page, 'mrivas');
  await page.getByRole('link', { name: 'Grados' }).first().click();
  await expectSection(page, 'Dashboard');
  await expectPage(page.getByText('Marisol Rivas').first()).toBeVisible();

  await openSection(page, 'Títulos', 'Títulos Emitidos');
  expect(new URL(page.url()).pathname).toBe('/portal/grados/titles');
  await page.reload();
  await expectSection(page, 'Títulos Emitidos');
  await page.goBack();
  await expectSection(page, 'Dashboard');
  await page.goBack();
  await expectPage(page.getByRole('heading', { name: /Buenos días/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an expired token is renewed silently', { tags: ['rare'] }, async ({ openPage }) => {
  const { page } = await openPage();
  const tokens = tokensSeenBy(page);
  await enterPortal(page, 'mrivas');
  await openConsole(page, '/portal/grados/titles');
  const [worthless = ''] = tokens;
  await page.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${worthless}` },
  });

  await openSection(page, 'Solicitudes', 'Solicitudes');
  await expectPage(page.getByRole('row', { name: /AG-\d{4}-\d{3}/ }).first()).toBeVisible();
  expect(new Set(tokens).size).toBe(2);
  await expectPage(page.getByText('Sesión expirada')).toHaveCount(0);
});

test("when the portal's session ends, its sign-in takes over and returns to the page", {
  tags: ['rare'],
}, async ({ openPage }) => {
  const { page } = await openPage();
  await enterPortal(page, 'mrivas');
  await openConsole(page, '/portal/grados');
  await page.context().clearCookies();
  const refused = '**/api/{faculties,careers}*';
  await page.route(refused, (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('link', { name: 'Configuración', exact: true }).click();

  await expectPage(page.getByText('Si ya había entrado, su sesión terminó')).toBeVisible();
  await page.unroute(refused);
  await fillPortalSignIn(page, 'mrivas');
  await expectSection(page, 'Configuración');
});

test("when the portal's session has ended before the console opens, its sign-in takes over", {
  tags: ['rare'],
}, async ({ openPage }) => {
  const { page } = await openPage();
  await enterPortal(page, 'mrivas');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Grados' }).first().click();
  await expectPage(page.getByText('Si ya había entrado, su sesión terminó')).toBeVisible();
});

test('a user who has signed in is not asked again, by Back or by an old address', {
  tags: ['rare'],
}, async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto('/portal/grados/titles');
  await fillPortalSignIn(page, 'mrivas');
  await expectSection(page, 'Títulos Emitidos');

  await page.goto('/entrar?volver=%2Fportal%2Fgrados%2Freports');
  await expectSection(page, 'Reportes');
  await page.goBack();
  await expectSection(page, 'Títulos Emitidos');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('users without permission see no link to the console', { tags: ['rare'] }, async ({
  openPage,
}) => {
  const { page } = await openPage();
  await enterPortal(page, 'jcardozo');
  await expectPage(page.getByRole('heading', { name: /Julián Cardozo/ })).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'Grados' })).toHaveCount(0);
});

async function enterPortal(page: Page, username: string): Promise<void> {
  await page.goto('/');
  await fillPortalSignIn(page, username);
  await expectPage(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

async function fillPortalSignIn(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Usuario' }).fill(username);
  await page.getByLabel('Clave').fill('portal-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Opens a section with the number of issued titles, which shows that the console has received its token. */
async function openConsole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectPage(page.getByText('142').first()).toBeVisible();
}

/** Bearer tokens of the page's calls, in order. */
function tokensSeenBy(page: Page): readonly string[] {
  const tokens: string[] = [];
  page.on('request', async (request) => {
    const sent = await request.headerValue('authorization');
    if (sent !== null) tokens.push(sent.replace('Bearer ', ''));
  });
  return tokens;
}
