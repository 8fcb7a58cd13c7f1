import type { Locator, Page } from 'playwright';
import * as v from 'valibot';
import { readCsv } from '../../../examples/api/testing/read-csv.ts';
import { readApi } from './console-page.ts';
import { downloadBy } from './download.ts';
import { expect } from './patient-expect.ts';

/** A line of the rehearsal: graduate, degree title, acta, asignado, folio. */
export type Line = readonly string[];

/**
 * Issues the titles of a completed ceremony, after checking its rehearsal.
 *
 * @param lines expected lines of the rehearsal
 */
export async function issueTitles(
  page: Page,
  ceremony: string,
  lines: readonly Line[],
): Promise<void> {
  const dialog = await rehearse(page, ceremony, lines);
  await issueRehearsed(dialog, lines.length);
}

/** Opens the rehearsal of a completed ceremony, and checks its lines. */
export async function rehearse(
  page: Page,
  ceremony: string,
  lines: readonly Line[],
): Promise<Locator> {
  await page.getByRole('button', { name: 'Emisión Masiva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emisión Masiva de Títulos' });
  await dialog.getByRole('combobox', { name: 'Acto de grado' }).fill(ceremony);
  await page.getByRole('option', { name: ceremony }).click();
  const rehearsal = dialog.getByRole('grid', { name: 'Estimación de títulos y números' });
  await expect(rehearsal.getByRole('row')).toHaveCount(lines.length + 1);
  expect(await readGrid(rehearsal, 5)).toEqual(lines);
  return dialog;
}

/** Issues the titles of the rehearsal in the dialog. */
export async function issueRehearsed(dialog: Locator, count: number): Promise<void> {
  await dialog.getByRole('button', { name: 'Emitir Títulos' }).click();
  await expect(
    dialog.page().getByText(`Títulos emitidos exitosamente, se emitieron ${count} título(s)`),
  ).toBeVisible();
  await expect(dialog.getByText(`Los ${count} títulos coinciden con la estimación.`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Body rows of a table that fits the screen. */
export async function readGrid(grid: Locator, columns: number): Promise<readonly Line[]> {
  const rows = await grid.getByRole('row').all();
  const texts = await Promise.all(
    rows.slice(1).map((row) => row.locator('th, td').allTextContents()),
  );
  return texts.map((cells) => cells.slice(0, columns).map((text) => text.trim()));
}

const heading = ['Estudiante', 'Carrera', 'Acto de grado', 'Acta', 'Asignado', 'Folio'];

/** Exports the list as CSV. @returns its rows without the header, with six columns each */
export async function exportTitles(page: Page): Promise<readonly Line[]> {
  const { name, bytes } = await downloadBy(page.getByRole('button', { name: 'Exportar CSV' }));
  expect(name).toMatch(/\d{4}-\d{2}-\d{2}\.csv$/);
  const [first, ...rows] = readCsv(bytes.toString('utf8'));
  expect(first).toEqual(heading);
  return rows;
}

const titles = v.array(
  v.object({
    first_name: v.string(),
    last_name: v.string(),
    second_last_name: v.nullable(v.string()),
    career_name: v.string(),
    ceremony_name: v.string(),
    record_registry: v.string(),
    assigned_registry: v.string(),
    folio_registry: v.string(),
  }),
);

/** The titles of GET /api/titles as the six columns of the file, in the server's order. */
export async function titlesOnServer(page: Page): Promise<readonly Line[]> {
  const rows = v.parse(titles, await readApi(page, 'titles'));
  return rows.map((row) => [
    [row.first_name, row.last_name, row.second_last_name ?? ''].join(' ').trim(),
    row.career_name,
    row.ceremony_name,
    row.record_registry,
    row.assigned_registry,
    row.folio_registry,
  ]);
}

/** Expects the check of the three registers to find nothing. */
export async function expectWholeBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comprobar libro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comprobación del libro' });
  await expect(dialog.getByText('Libro íntegro')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toBeHidden();
}
