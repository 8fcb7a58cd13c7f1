// @module-tag rare
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoPassword } from '#testing/university/users.ts';
import { openEmbedPage, theElement, write } from '#tests/browser/embed-page.ts';

openEmbedPage();

async function signIn() {
  await userEvent.fill(page.getByLabelText('Usuario o Email'), 'admin');
  await userEvent.fill(page.getByLabelText('Contraseña', { exact: true }), demoPassword);
  await userEvent.click(page.getByRole('button', { name: 'Iniciar Sesión' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

test("the console signs in and opens a section, all within the page's address", async () => {
  const address = location.pathname;
  write('<graduation-admin api-base="/" document-title="keep"></graduation-admin>');
  await signIn();
  await userEvent.click(page.getByRole('link', { name: 'Actos de Grado' }));
  await expect.element(page.getByRole('button', { name: 'Nuevo Acto' })).toBeVisible();
  expect(location.pathname).toBe(address);
  expect(location.hash).toBe('#/ceremonies');
});

test('dialogs and menus are in the shadow root, trap the focus and return it', async () => {
  write('<graduation-admin api-base="/" router="memory" document-title="keep"></graduation-admin>');
  const root = theElement('graduation-admin').shadowRoot;
  await signIn();
  await userEvent.click(page.getByRole('link', { name: 'Actos de Grado' }));
  const opener = page.getByRole('button', { name: 'Nuevo Acto' });
  await userEvent.click(opener);
  const dialog = page.getByRole('dialog', { name: 'Nuevo Acto' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().getRootNode()).toBe(root);
  for (let presses = 0; presses < 12; presses += 1) await userEvent.keyboard('{Tab}');
  expect(dialog.element().contains(root?.activeElement ?? null)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => root?.activeElement).toBe(opener.element());
});

test.each([
  ['/grados', '/grados/login'],
  ['/grados/consola.html', '/grados/login'],
  ['/grados/login', '/grados/login'],
  ['/grados/login/', '/grados/login/'],
  ['/reports/grados/applications', '/reports/grados/login'],
  ['/grados/config/users', '/grados/login'],
])('with the path as its router, a console loaded at %s signs in at %s', async (at, signInAt) => {
  history.replaceState(null, '', at);
  write(
    '<graduation-admin api-base="/" router="browser" document-title="keep"></graduation-admin>',
  );
  await expect.element(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect.poll(() => location.pathname).toBe(signInAt);
});

test('with the path as its router, a reload opens the section of the address', async () => {
  history.replaceState(null, '', '/grados');
  const html =
    '<graduation-admin api-base="/" router="browser" document-title="keep"></graduation-admin>';
  write(html);
  await signIn();
  await userEvent.click(page.getByRole('link', { name: 'Actos de Grado' }));
  await expect.element(page.getByRole('button', { name: 'Nuevo Acto' })).toBeVisible();
  theElement('graduation-admin').remove();
  write(html);
  await expect.element(page.getByRole('button', { name: 'Nuevo Acto' })).toBeVisible();
  expect(location.pathname).toBe('/grados/ceremonies');
});

test('the property can hides the buttons of actions, also when it is set later', async () => {
  write('<graduation-admin api-base="/" router="memory" document-title="keep"></graduation-admin>');
  await signIn();
  await userEvent.click(page.getByRole('link', { name: 'Actos de Grado' }));
  await expect.element(page.getByRole('button', { name: 'Nuevo Acto' })).toBeVisible();
  theElement('graduation-admin').can = (action: string) => action === 'ceremonies.edit';
  await expect.element(page.getByRole('button', { name: 'Nuevo Acto' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Editar / }).first()).toBeVisible();
});
