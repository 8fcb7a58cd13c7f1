// @module-tag rare
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import * as v from 'valibot';
import { expect } from 'vitest';
import { readPdfPages } from '../../examples/api/testing/read-pdf.ts';
import { readApi } from './drivers/console-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { beginPrinting } from './drivers/print-page.ts';
import { freshSiteTest as test } from './site/site-test.ts';

/** A busy machine draws about two documents a second. */
const drawingTime = 180_000;

test('a print of a ceremony is paused, survives a killed server, and prints each title once', async ({
  site,
  openConsole,
}) => {
  const { page } = await openConsole('titles', 'Títulos Emitidos', { height: 900 });
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const total = await filterCeremony(page);
  const dialog = await beginPrinting(page, { template: 'Título', perFile: 25 });
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expectPage(dialog.getByText('En pausa: están listos 25 documentos.')).toBeVisible();

  await Promise.all([
    page.waitForRequest('**/api/documents'),
    dialog.getByRole('button', { name: 'Reanudar' }).click(),
  ]);
  await site.kill();
  await expectPage(dialog.getByText('Error al imprimir los documentos')).toBeVisible();
  await expectPage(
    dialog.getByText(/^Falta el archivo que empieza con .+, acta \d+: documento 26 de \d+\.$/),
  ).toBeVisible();

  await site.start();
  await dialog.getByRole('button', { name: 'Reanudar' }).click();
  await expectPage(dialog.getByText(`Se guardaron ${total} documentos.`).last()).toBeVisible({
    timeout: drawingTime,
  });
  expect(await Promise.all(downloads.map(countPages))).toEqual([25, total - 25]);
  const names = downloads.map((download) => download.suggestedFilename());
  expect(names).toEqual(names.toSorted());
  await expectOriginals(page, total);
});

/** Shows the titles of the first ceremony. @returns their number */
async function filterCeremony(page: Page): Promise<number> {
  const shown = page.getByText(/^Mostrando 1–10 de \d+$/);
  const all = (await shown.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Acto de grado' }).click();
  await page.getByRole('option').nth(1).click();
  await expectPage(shown).not.toHaveText(all);
  const filtered = await shown.textContent();
  return Number(filtered?.split(' ').at(-1));
}

async function countPages(download: Download): Promise<number> {
  return (await readPdfPages(await readFile(await download.path()))).length;
}

/** Expects as many titles to have one print, which is the original. */
async function expectOriginals(page: Page, total: number): Promise<void> {
  const titles = v.array(v.object({ id: v.number() }));
  const rows = v.parse(titles, await readApi(page, 'titles'));
  const printed = await Promise.all(
    rows.map(({ id }) => readApi(page, `document-prints?title_id=${id}`)),
  );
  const copies = v.parse(v.array(v.array(v.object({ copy: v.number() }))), printed);
  expect(copies.flat()).toEqual(Array(total).fill({ copy: 1 }));
}
