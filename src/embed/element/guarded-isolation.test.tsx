import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEmbedPage, theElement, write } from '#tests/browser/embed-page.ts';

openEmbedPage();

test('in guarded isolation the fields are in the page, where password managers find them', async () => {
  write(
    '<graduation-admin api-base="/" router="memory" isolation="guarded"><p>Un momento</p></graduation-admin>',
  );
  await expect.element(page.getByLabelText('Contraseña', { exact: true })).toBeVisible();
  const field = document.querySelector('graduation-admin input[type=password]');
  expect(field?.getRootNode()).toBe(document);
  expect(theElement('p').checkVisibility()).toBe(false);
});

test('guarded isolation adds its styles without a style element, and removes them', async () => {
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(0);
  const elements = document.querySelectorAll('style').length;
  write('<graduation-status api-base="/" brand="#003e7e" isolation="guarded"></graduation-status>');
  const button = page.getByRole('button', { name: 'Consultar' });
  // The pointer may be where an earlier test left it.
  await userEvent.unhover(button);
  await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(0, 62, 126)' });
  expect(document.querySelectorAll('style')).toHaveLength(elements);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  theElement('graduation-status').remove();
  await expect.poll(() => document.adoptedStyleSheets).toHaveLength(0);
});

test('an element moved within the page keeps working', async () => {
  write(
    '<div id="a"><graduation-status api-base="/" isolation="guarded"></graduation-status></div><div id="b"></div>',
  );
  await userEvent.fill(page.getByRole('textbox'), 'AG-2026-001');
  document.querySelector('#b')?.append(theElement('graduation-status'));
  await expect.element(page.getByRole('textbox')).toHaveValue('AG-2026-001');
});
