import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addEntry, expectRows, openTab } from './drivers/configuration-page.ts';
import { expectSection } from './drivers/console-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { siteTest as test } from './site/site-test.ts';

const faculty = 'Facultad de Música y Danza «Ñ»';
const type = 'Técnico Superior en Artes';
const career = 'Violín Barroco';
const user = {
  username: 'ines.nunez',
  email: 'ines.nunez@universidad.example',
  fullName: 'Inés Núñez Ávila',
};
const ownPassword = 'una frase que nadie adivina';

test('new catalogue entries are offered at once', async ({ openPage, openConsole }) => {
  const { page, errors } = await openConsole('config', 'Configuración', { height: 900 });
  await addCatalogues(page);
  await expectRows(page, 'violin', [
    [career, 'Masculino', 'Violinista Mayor'],
    [career, 'Femenino', 'Violinista Mayora'],
  ]);
  expect(errors).toEqual([]);

  const applicant = await openPage({ height: 900 });
  await applicant.page.goto('/solicitar');
  await applicant.page.getByRole('radio').first().check();
  await applicant.page.getByRole('button', { name: 'Siguiente' }).click();
  await applicant.page.getByRole('combobox', { name: 'Carrera' }).fill('violin');
  await expectPage(applicant.page.getByRole('option', { name: career })).toContainText(type);
  expect(applicant.errors).toEqual([]);
});

test('a new user gets a one-time password and can sign in', async ({ openPage, openConsole }) => {
  const { page, errors } = await openConsole('config', 'Configuración', { height: 900 });
  await openTab(page, 'Usuarios');
  await addEntry(page, {
    button: 'Nuevo Usuario',
    texts: {
      'Nombre de usuario': user.username,
      Email: user.email,
      'Nombre completo': user.fullName,
    },
    choices: { Rol: 'Super Admin' },
    notice: 'Usuario creado exitosamente',
  });
  const secret = await readPassword(page);
  await page.reload();
  await openTab(page, 'Usuarios');
  await expectRows(page, user.username, [[user.username, user.email, user.fullName, 'Sí']]);
  expect(await page.content()).not.toContain(secret);
  expect(await signInAs(page, `${secret}x`)).toBe(401);
  expect(errors).toEqual([]);

  const newcomer = await openPage({ height: 900 });
  await choosePassword(newcomer.page, secret);
  await expectSection(newcomer.page, 'Dashboard');
  expect(await signInAs(page, secret)).toBe(401);
  expect(await signInAs(page, ownPassword)).toBe(200);
  expect(newcomer.errors).toEqual([]);
});

/** The new user signs in with the one-time password and has to choose another one. */
async function choosePassword(page: Page, secret: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Usuario o Email' }).fill(user.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(ownPassword);
  await page.getByLabel('Repite la nueva contraseña').fill(ownPassword);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await expectPage(page.getByText(`¡Bienvenido, ${user.fullName}!`)).toBeVisible();
}

/** A faculty, a career type, a career and its titles for men and women. */
async function addCatalogues(page: Page): Promise<void> {
  await openTab(page, 'Facultades');
  await addEntry(page, {
    button: 'Nueva Facultad',
    texts: { Nombre: `  ${faculty}  ` },
    notice: 'Facultad creada exitosamente',
  });
  await openTab(page, 'Tipos de Carrera');
  await addEntry(page, {
    button: 'Nuevo Tipo de Carrera',
    texts: { Nombre: type },
    notice: 'Tipo de carrera creado exitosamente',
  });
  await openTab(page, 'Carreras');
  await addEntry(page, {
    button: 'Nueva Carrera',
    texts: { Nombre: career },
    choices: { 'Tipo de carrera': type, Facultad: faculty },
    notice: 'Carrera creada exitosamente',
  });
  await openTab(page, 'Nomenclaturas');
  await addEntry(page, {
    button: 'Nueva Nomenclatura',
    texts: { 'Título masculino': 'Violinista Mayor', 'Título femenino': 'Violinista Mayora' },
    choices: { Carrera: career },
    notice: 'Nomenclaturas creadas exitosamente (masculino y femenino)',
  });
}

/** The one-time password, which only this dialog shows. */
async function readPassword(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Contraseña de un solo uso' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copiar contraseña' }).click();
  await expectPage(dialog.getByText('Contraseña copiada')).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret.length).toBeGreaterThan(7);
  await expectPage(dialog.getByText(secret, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ya la guardé' }).click();
  await expectPage(dialog).toBeHidden();
  return secret;
}

async function signInAs(page: Page, secret: string): Promise<number> {
  const answer = await page.request.post('/api/auth/login', {
    data: { identifier: user.username, password: secret },
  });
  return answer.status();
}
