import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoPassword } from '#testing/university/users.ts';
import { openEmbedPage, write } from '#tests/browser/embed-page.ts';

openEmbedPage();

test('two wizards with different APIs and themes are independent', async () => {
  write(`
    <section aria-label="Una"><graduation-wizard brand="#003e7e" api-base="https://una.example"></graduation-wizard></section>
    <section aria-label="Otra"><graduation-wizard brand="#1d5c3b" color-scheme="dark" api-base="https://otra.example"></graduation-wizard></section>`);
  const una = page.getByRole('region', { name: 'Una' });
  const otra = page.getByRole('region', { name: 'Otra' });
  await userEvent.click(una.getByRole('radio', { name: /Noviembre/ }));
  await expect.element(otra.getByRole('radio', { name: /Noviembre/ })).not.toBeChecked();
  const next = (region: typeof una) => region.getByRole('button', { name: 'Siguiente' });
  await userEvent.click(otra.getByRole('radio', { name: /Agosto/ }));
  await expect.element(una.getByRole('radio', { name: /Noviembre/ })).toBeChecked();
  const colour = (region: typeof una) => getComputedStyle(next(region).element()).backgroundColor;
  expect(colour(una)).toBe('rgb(0, 62, 126)');
  expect(colour(otra)).not.toBe(colour(una));
});

test('two consoles with different APIs and sessions are independent', async () => {
  const console = (name: string) =>
    `<section aria-label="${name}"><graduation-admin api-base="https://${name}.example" session="${name}" router="memory" document-title="keep"></graduation-admin></section>`;
  write(console('una') + console('otra'));
  const una = page.getByRole('region', { name: 'una' });
  const otra = page.getByRole('region', { name: 'otra' });
  await userEvent.fill(una.getByLabelText('Usuario o Email'), 'admin');
  await userEvent.fill(una.getByLabelText('Contraseña', { exact: true }), demoPassword);
  await userEvent.click(una.getByRole('button', { name: 'Iniciar Sesión' }));
  await expect.element(una.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(otra.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(localStorage.getItem('una:auth_token')).not.toBeNull();
  expect(localStorage.getItem('otra:auth_token')).toBeNull();
});
