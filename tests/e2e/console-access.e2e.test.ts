import type { Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { expect } from 'vitest';
import { expectStatus } from './drivers/applications-page.ts';
import {
  administrator,
  assistant,
  expectSection,
  fillSignIn,
  password,
  signIn,
} from './drivers/console-page.ts';
import { addVirtualDevice } from './drivers/virtual-device.ts';
import { press, tabTo } from './drivers/wizard-by-keyboard.ts';
import { providerLabel, providerTest as test } from './site/provider-site.ts';

test('who is not signed in is sent to the sign-in, and from there to the dashboard', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await page.goto('/admin/applications?status=pending');
  await expectPage(page).toHaveURL('/login');
  await fillSignIn(page, administrator);
  await expectSection(page, 'Dashboard');
  await expectPage(page).toHaveURL('/admin');

  await page.goto('/login');
  await expectPage(page).toHaveURL('/admin');
  expect(errors).toEqual([]);
});

test('each section has an address that can be opened, reloaded and left by the way back', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await signIn(page);
  const sections = [
    ['ceremonies', 'Actos de Grado'],
    ['applications/anything/below', 'Solicitudes'],
    ['titles/7', 'Títulos Emitidos'],
    ['reports', 'Reportes'],
    ['config/users', 'Configuración'],
  ] as const;
  for (const [path, heading] of sections) {
    await page.goto(`/admin/${path}`);
    await expectSection(page, heading);
    await page.reload();
    await expectSection(page, heading);
  }
  await page.goBack();
  await expectSection(page, 'Reportes');
  await page.goto('/admin/unknown');
  await expectPage(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test('a filter stands in the address: a colleague who opens it sees the same rows', async ({
  openPage,
}) => {
  const { page, errors } = await openPage();
  await signIn(page);
  await page.goto('/admin/applications');
  await expectSection(page, 'Solicitudes');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Pendiente' }).click();
  const showing = page.getByText(/^Mostrando \d+ de \d+ solicitudes$/);
  await expectPage(showing).toHaveText(/^Mostrando 24 de /);
  await expectPage(page).toHaveURL(/status=pending/);
  const sentence = (await showing.textContent()) ?? '';

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await expectPage(colleague.getByText(sentence)).toBeVisible();
  await colleague.reload();
  await expectPage(colleague.getByText(sentence)).toBeVisible();
  await colleague.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expectPage(colleague.getByText(/^Mostrando/)).toBeHidden();
  expect(errors).toEqual([]);
});

test('an administrator enters through the provider, a stranger reads why he may not', async ({
  provider,
  openPage,
}) => {
  const { page, errors } = await openPage();
  const enter = page.getByRole('button', { name: `Entrar con ${providerLabel}` });
  provider.signsIn({ sub: 'x', email: 'x@universidad.edu', email_verified: true });
  await page.goto('/login');
  await enter.click();
  await expectPage(page.getByText('aquí no hay un usuario activo con ese correo')).toBeVisible();
  await expectPage(page).toHaveURL('/login');
  expect(errors).toEqual([expect.stringContaining('401')]);

  await page.context().clearCookies();
  provider.signsIn({ sub: 'a', email: administrator.identifier, email_verified: true });
  await enter.click();
  await expectSection(page, 'Dashboard');
  await expectPage(page).toHaveURL('/admin');
  await page.reload();
  await expectSection(page, 'Dashboard');
});

test('an administrator adds a passkey, signs out, and enters with it', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await addVirtualDevice(page);
  await signIn(page);
  const own = page.getByRole('button', { name: /: Tus sesiones$/ });
  const dialog = page.getByRole('dialog', { name: 'Tus sesiones' });
  const add = dialog.getByRole('button', { name: 'Agregar una llave de acceso' });
  await own.click();
  await add.click();
  await dialog.getByLabel('Nombre de la llave').fill('Portátil');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await add.click();
  await expectPage(dialog.getByRole('button', { name: /Portátil$/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('button', { name: 'Iniciar sesión con una llave de acceso' }).click();
  await expectSection(page, 'Dashboard');
  await own.click();
  await expectPage(dialog.getByText('Con llave de acceso')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a second tab follows the sign-out', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await signIn(page);
  const second = await page.context().newPage();
  await second.goto('/admin/ceremonies');
  await expectSection(second, 'Actos de Grado');

  await page.getByRole('button', { name: 'Salir' }).click();
  await expectPage(page).toHaveURL('/login');
  // A tab in the background is slow to draw.
  const signInButton = second.getByRole('button', { name: 'Iniciar Sesión', exact: true });
  await expectPage(signInButton).toBeVisible({ timeout: 20_000 });
  await expectPage(second).toHaveURL('/login');
  await second.goto('/admin/titles');
  await expectPage(second).toHaveURL('/login');
  expect(errors).toEqual([]);
});

test('role 2 is sent home from the back office and can sign out there', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await page.goto('/login');
  await fillSignIn(page, assistant);
  await expectPage(page).toHaveURL('/');
  for (const path of ['/admin', '/admin/applications', '/login']) {
    await page.goto(path);
    await expectPage(page).toHaveURL('/');
  }
  await expectPage(page.getByRole('link', { name: 'Iniciar Solicitud' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.goto('/admin');
  await expectPage(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

test('sign-in and one approval with the keyboard alone', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Administración' }), 'Enter');
  await signInByKeyboard(page);
  await press(page, page.getByRole('link', { name: 'Solicitudes', exact: true }), 'Enter');
  await expectSection(page, 'Solicitudes');

  const code = await firstPendingCode(page);
  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar' }));
  await page.keyboard.type(code);
  await expectPage(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('grid').locator('tbody [tabindex="0"]'));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('button', { name: `Ver detalle de ${code}` })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Aprobar solicitud' });
  await tabTo(page, dialog.getByRole('textbox', { name: 'Notas' }));
  await page.keyboard.type('Con el teclado');
  await press(page, dialog.getByRole('button', { name: 'Aprobar' }), 'Enter');
  await expectPage(page.getByText('Solicitud aprobada exitosamente')).toBeVisible();
  await expectStatus(page, code, 'Confirmada');
  expect(errors).toEqual([]);
});

async function signInByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Usuario o Email' }));
  await page.keyboard.type(administrator.identifier);
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectSection(page, 'Dashboard');
}

async function firstPendingCode(page: Page): Promise<string> {
  const name = await page
    .getByRole('button', { name: /^Aprobar AG-/ })
    .first()
    .getAttribute('aria-label');
  return name?.replace('Aprobar ', '') ?? '';
}
