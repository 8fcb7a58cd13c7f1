import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEmbedPage, theElement, write } from '#tests/browser/embed-page.ts';

openEmbedPage();

const next = () => page.getByRole('button', { name: 'Siguiente' });

test('an element is prefilled by properties', async () => {
  write('<graduation-wizard api-base="/"></graduation-wizard>');
  Object.assign(theElement('graduation-wizard'), {
    initialValues: { ceremony: 7, career: 'Ingeniería Civil', email: 'ana@correo.example' },
    readOnlyFields: ['career', 'email'],
  });
  await userEvent.click(next());
  await expect.element(page.getByRole('textbox', { name: 'Carrera' })).toHaveAttribute('readonly');
  await userEvent.click(next());
  const email = page.getByRole('textbox', { name: 'Correo electrónico' });
  await expect.element(email).toHaveValue('ana@correo.example');
  await expect.element(email).toHaveAttribute('readonly');
});

test('neither attributes nor the address of the page prefill an element', async () => {
  history.replaceState(null, '', '?email=ana@correo.example&initialValues={"ceremony":7}');
  write(`<graduation-wizard api-base="/" initial-values='{"ceremony":7}'></graduation-wizard>`);
  await expect.element(page.getByRole('radio').first()).not.toBeChecked();
  await expect.element(next()).toBeDisabled();
  history.replaceState(null, '', location.pathname);
});

test('properties of another type are left out, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write('<graduation-wizard api-base="/"></graduation-wizard>');
  Object.assign(theElement('graduation-wizard'), {
    initialValues: 'ceremony=7',
    readOnlyFields: { email: true },
  });
  await expect.element(page.getByRole('radio').first()).not.toBeChecked();
  const warnings = warn.mock.calls.flat().join('\n');
  expect(warnings).toContain('the property initialValues is no object; it is left out');
  expect(warnings).toContain('readOnlyFields is no array; it is left out');
});
