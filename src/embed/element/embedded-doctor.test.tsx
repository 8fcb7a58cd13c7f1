import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openEmbedPage, write } from '#tests/browser/embed-page.ts';

openEmbedPage();

beforeEach(() => {
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
});

const heading = () => page.getByRole('heading', { name: 'Revisión de la página' });
const panels = () => document.querySelectorAll('birrete-doctor');

test('the attribute doctor shows findings about the page beside the widget', async () => {
  write(`<div style="transform: rotate(0deg)" class="portada">
    <graduation-status api-base="/" doctor></graduation-status>
  </div>`);
  await expect.element(heading()).toBeVisible();
  await expect.element(page.getByText(/limita los diálogos: div\.portada$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Consultar' })).toBeVisible();
});

test('the doctor runs only when asked', async () => {
  write('<graduation-status api-base="/"></graduation-status>');
  await expect.element(page.getByRole('button', { name: 'Consultar' })).toBeVisible();
  expect(panels()).toHaveLength(0);
});

test('in guarded isolation it finds the container of dialogs', async () => {
  write(`<div style="filter: blur(0px)" class="caja">
    <graduation-status api-base="/" isolation="guarded" doctor></graduation-status>
  </div>`);
  await expect.element(page.getByText(/limita los diálogos: div\.caja$/)).toBeVisible();
});

test('for a console with deep links it asks whether the server knows them', async () => {
  write(
    '<graduation-admin api-base="/" router="browser" base-path="/no-hay/" document-title="keep" doctor></graduation-admin>',
  );
  await expect.element(page.getByText(/no-hay\/applications/)).toBeVisible();
});
