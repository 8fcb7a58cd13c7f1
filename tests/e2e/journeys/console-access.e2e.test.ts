import { expect } from 'vitest';
import {
  administrator,
  assistant,
  expectSection,
  fillSignIn,
  password,
  signIn,
} from '../drivers/console-page.ts';
import { expect as expectPage } from '../drivers/patient-expect.ts';
import { addVirtualDevice } from '../drivers/virtual-device.ts';
import { providerLabel, providerTest as test } from '../site/provider-site.ts';

test('a visitor without a session is sent to the sign-in, and from there to the dashboard', async ({
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

test('an address opens its section, reload and Back work, and an unknown address leads home', {
  tags: ['rare'],
}, async ({ session, openPage }) => {
  const { page, errors } = await openPage({ session });
  for (const [path, heading] of [
    ['applications/anything/below', 'Solicitudes'],
    ['config/users', 'Configuración'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expectSection(page, heading);
    await page.reload();
    await expectSection(page, heading);
  }
  await page.goBack();
  await expectSection(page, 'Solicitudes');

  for (const path of ['/admin/unknown', '/no-existe', '/solicitar/algo', '/estado/AG-2025-001']) {
    await page.goto(path);
    await expectPage(page.getByRole('link', { name: 'Iniciar Solicitud' })).toBeVisible();
    await expectPage(page).toHaveURL('/');
  }
  expect(errors).toEqual([]);
});

test('an administrator signs in through the provider; a user without the role reads the reason', {
  tags: ['rare'],
}, async ({ provider, openPage }) => {
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

test('an administrator adds a passkey, signs out, and signs in with it', {
  tags: ['rare'],
}, async ({ openPage }) => {
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

test('role 2 is redirected from the console to the public pages and can sign out there', async ({
  openPage,
}) => {
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
