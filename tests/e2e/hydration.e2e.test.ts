import { fakeSession } from 'birrete/testing';
import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { serveRendered } from '../hydration/serve-rendered.ts';
import { expectSection } from './drivers/console-page.ts';
import { type OpenPage, pageTest } from './site/site-test.ts';

const test = pageTest
  .extend('serve', { scope: 'file' }, () => serveRendered)
  .extend('site', { scope: 'file' }, async ({ serve }, { onCleanup }) => {
    const site = await serve();
    onCleanup(() => site.close());
    return site;
  })
  .extend('address', { scope: 'file' }, ({ site }) => site.origin);

/** Opens a page and waits until React has hydrated it and a text is visible. */
async function open(openPage: OpenPage, path: string, shows: string) {
  const opened = await openPage();
  await show(opened.page, path, shows);
  return opened;
}

/** Like `open`, in a page that is already open. */
async function show(page: Page, path: string, shows: string): Promise<void> {
  await page.goto(path);
  await page.locator('#root[data-hydrated]').waitFor();
  await page.getByText(shows, { exact: true }).first().waitFor();
}

describe('server-rendered markup hydrates without a mismatch, in StrictMode', () => {
  test('of each widget', async ({ site, openPage }) => {
    const opened = await openPage();
    for (const [name, onServer, inBrowser] of [
      ['wizard-with-lists', 'Acto de la página', 'Siguiente'],
      ['status', 'Código de solicitud', 'Consultar'],
      ['verification', 'Código de verificación', 'Verificar'],
      ['landing', 'Solicitar Título', 'Iniciar Solicitud'],
      ['sign-in', 'Iniciar Sesión', 'Usuario o Email'],
      ['console-frame', 'Universidad Central', 'Solicitudes de Graduandos'],
      ['console-sign-in', 'Usuario o Email', 'Iniciar Sesión'],
    ] as const) {
      expect(site.htmlOf(name)).toContain(onServer);
      await show(opened.page, `/${name}`, inBrowser);
      expect(opened.errors, name).toEqual([]);
    }
  });

  test('of the console with each router, whose frame is followed by the requested section', async ({
    site,
    openPage,
  }) => {
    const { page, errors } = await openPage();
    for (const [name, path] of [
      ['console-memory', ''],
      ['console-browser', '/reports'],
      ['console-hash', '#/admin/reports'],
      ['console-react-router', ''],
      ['console-tanstack-router', ''],
      ['console-next', ''],
    ] as const) {
      expect(site.htmlOf(name)).toContain('data-birrete-root');
      await show(page, `/${name}${path}`, 'Solicitudes de Graduandos');
      await expectSection(page, 'Reportes');
      expect(errors, name).toEqual([]);
    }
  });
});

test('a shadow root from the server has its styles before any script runs', async ({
  openPage,
}) => {
  const { page } = await openPage();
  await page.route('**/hydrate.js', (route) => route.abort());
  await page.goto('/status-in-a-shadow-root', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Consultar' });
  await button.waitFor();
  const [root, color] = await button.evaluate((shown) => [
    shown.getRootNode().nodeName,
    getComputedStyle(shown).backgroundColor,
  ]);
  expect(root).toBe('#document-fragment');
  expect(color).toBe('rgb(122, 31, 46)');
});

test('a widget in a shadow root hydrates without a mismatch, and works', async ({
  site,
  openPage,
}) => {
  expect(site.htmlOf('status-in-a-shadow-root')).toContain('Código de solicitud');
  const { page, errors } = await open(openPage, '/status-in-a-shadow-root', 'Consultar');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await page.locator('input[aria-invalid=true]').waitFor();
  expect(errors).toEqual([]);
});

/** Stores a session of a role before the page loads. */
async function storeSession(page: Page, role: 1 | 3): Promise<void> {
  const { token, user } = fakeSession(role);
  const state = { token, user: { full_name: user.fullName, role_id: role } };
  await page.addInitScript(
    (text) => localStorage.setItem('auth-storage', text),
    JSON.stringify({ state, version: 0 }),
  );
}

test('the landing page of a signed-in user hydrates without a mismatch', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await storeSession(page, 3);
  await page.goto('/landing-restored');
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
  expect(errors).toEqual([]);
});

test('a user with a session in the browser stays at the opened address', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await storeSession(page, 1);
  await page.goto('/console-restored/reports');
  await page.getByText('Solicitudes de Graduandos', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/console-restored/reports');
  expect(errors).toEqual([]);
});

test('a draft in the tab is restored after a reload, and the focus stays', async ({ openPage }) => {
  const { page, errors } = await open(openPage, '/wizard-with-lists', 'Siguiente');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('combobox', { name: 'Carrera' }).fill('Derecho');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const name = page.getByRole('textbox', { name: 'Primer nombre', exact: true });
  await name.fill('Ana');

  const script = new Promise<Route>((resolve) => {
    void page.route('**/hydrate.js', resolve);
  });
  await page.reload({ waitUntil: 'commit' });
  const way = page.getByRole('link', { name: 'Volver' });
  await way.focus();
  await (await script).continue();

  await page.getByText('Recuperamos lo que habías escrito').waitFor();
  expect(await name.inputValue()).toBe('Ana');
  expect(errors).toEqual([]);
  expect(await way.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('the wizard hydrates without a mismatch, and effects that run twice request each list once', async ({
  site,
  openPage,
}) => {
  expect(site.htmlOf('wizard')).toContain('Solicitar Título');
  const earlier = site.calls.length;
  const { page, errors } = await open(openPage, '/wizard', 'Siguiente');
  await page.getByRole('radio').first().waitFor();
  const calls = site.calls.slice(earlier);
  expect([...calls].sort()).toEqual([...new Set(calls)].sort());
  expect(calls).toContain('GET /api/public/ceremonies');
  expect(errors).toEqual([]);
});
