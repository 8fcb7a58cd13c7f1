// @module-tag rare
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import type { FakeCall } from '#testing/fake-api/contract-calls.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();
const text = 'Este valor no se puede usar';

beforeEach(async () => {
  await page.viewport(1280, 900);
  const university = createFakeUniversity();
  // The list offers to record a hand-over before it knows of earlier ones.
  university.handovers.length = 0;
  network.use(...graduationHandlers({ university, extras: ['corrections', 'handover'] }));
});

function refuse(call: FakeCall, ...names: readonly string[]) {
  const fields = Object.fromEntries(names.map((name) => [name, text]));
  network.use(failWith(call, { status: 422, error: text, message: text, fields }));
}

// Locators of the browser, because queries of Testing Library are slow in long tables.
const dialog = page.getByRole('dialog');
const field = (label: RegExp) => dialog.getByRole('textbox', { name: label });
const refusals = dialog.getByText(text, { exact: true });
const comparison = page.getByRole('table', { name: 'Comparar los cambios' });
const press = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
const pressInDialog = (name: string | RegExp) =>
  dialog.getByRole('button', { name, exact: true }).first().click();

/** The field has the focus and the message, which the page shows once, and an edit takes both away. */
async function expectRefused(label: RegExp, other = 'Otro 1') {
  await expect.poll(() => refusals.elements().length).toBe(1);
  await expect.element(field(label)).toHaveFocus();
  await expect.element(field(label)).toBeInvalid();
  const described = expect.stringContaining(text);
  await expect.element(field(label)).toHaveAccessibleDescription(described);
  await field(label).fill(other);
  await expect.element(refusals).not.toBeInTheDocument();
  await expect.element(field(label)).toBeValid();
}

test('a ceremony: the first field that the server names has the focus', async () => {
  refuse('PUT /api/ceremonies/{id}', 'folio_initial', 'ceremony_location');
  openConsole('/admin/ceremonies');
  await press(/^Editar Acto/);
  await field(/^Nombre/).fill('Acto de ingenieros');
  await pressInDialog('Guardar');

  await expect.element(field(/^Ubicación/)).toHaveFocus();
  expect(refusals.elements()).toHaveLength(2);
  await expect.element(field(/^Ubicación/)).toBeInvalid();
  await expect.element(field(/^Nombre/)).toBeValid();
  await field(/^Ubicación/).fill('Patio');
  await expect.element(field(/^Ubicación/)).toBeValid();
  await expect.element(field(/^Folio inicial/)).toBeInvalid();
});

test('a refusal about a field that the form lacks stays above the buttons', async () => {
  refuse('PUT /api/ceremonies/{id}', 'status');
  openConsole('/admin/ceremonies');
  await press(/^Editar Acto/);
  await field(/^Nombre/).fill('Acto de ingenieros');
  await pressInDialog('Guardar');
  await expect.element(refusals).toBeVisible();
});

test('a user', async () => {
  refuse('PUT /api/users/{id}', 'email');
  openConsole('/admin/config/users');
  await press(/^Editar /);
  await field(/^Nombre completo/).fill('Ana Rojas');
  await pressInDialog('Guardar');
  await expectRefused(/^Email/, 'otra@correo.example');
});

test('an edit of an application', async () => {
  refuse('PUT /api/applications/{id}', 'place_of_birth');
  openConsole('/admin/applications');
  await press(/^Ver detalle/);
  await press('Editar');
  await field(/^Primer nombre/).fill('Beatriz');
  await pressInDialog('Guardar');
  await expectRefused(/^Lugar de nacimiento/);
});

test('a hand-over to a proxy', async () => {
  refuse('POST /api/handovers', 'collector.id_number');
  openConsole('/admin/titles');
  await press(/^Registrar entrega de/);
  await dialog.getByText('Una persona con poder').click();
  await field(/^Nombre/).fill('Ana Rojas');
  await field(/^Tipo/).fill('V');
  await field(/^Número/).fill('12345678');
  await field(/^Poder/).fill('Poder 12');
  await pressInDialog('Registrar entrega');
  await expectRefused(/^Número/);
});

test('a rectification: the comparison gives way to the form', async () => {
  refuse('POST /api/titles/{id}/rectification', 'resolution_number');
  openConsole('/admin/titles?q=0555');
  await press(/^Ver detalle/);
  await press('Rectificar título');
  await field(/^Número(?!.*identif)/).fill('CU-0123-2026');
  await field(/^Fecha/).fill('01/06/2026');
  await field(/^Órgano/).fill('Consejo');
  await field(/^Motivo/).fill('Error');
  await field(/^Primer apellido/).fill('Ñáñez');
  await pressInDialog('Comparar los cambios');
  await expect.element(comparison).toBeVisible();
  await pressInDialog('Rectificar título');
  await expectRefused(/^Número(?!.*identif)/);

  // A second attempt shows the comparison again.
  await pressInDialog('Comparar los cambios');
  await expect.element(comparison).toBeVisible();
});

test('a bulk issue', async () => {
  refuse('POST /api/titles/ceremony/{id}/bulk-emit', 'emission_date');
  openConsole('/admin/titles');
  await press('Emisión Masiva');
  await dialog.getByRole('combobox', { name: /^Acto de grado/ }).click();
  await page.getByRole('option', { name: /Mayo 2026/ }).click();
  await pressInDialog(/^Emitir/);
  await expectRefused(/^Fecha de emisión/);
});
