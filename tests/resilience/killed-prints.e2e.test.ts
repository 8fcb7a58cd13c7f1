// @module-tag rare
import { readFile } from 'node:fs/promises';
import { documentPrintAnswer } from 'birrete/contract';
import type { Download, Page } from 'playwright';
import * as v from 'valibot';
import { expect } from 'vitest';
import { readContradictions } from '../../examples/api/testing/databases/independent-reader.ts';
import { holdInserts } from '../../examples/api/testing/hold-inserts.ts';
import { readPdfPages } from '../../examples/api/testing/read-pdf.ts';
import { readApi } from '../e2e/drivers/console-page.ts';
import { expect as expectPage } from '../e2e/drivers/patient-expect.ts';
import { beginPrinting } from '../e2e/drivers/print-page.ts';
import { startPersistentSite } from '../e2e/site/persistent-site.ts';
import { postgresData } from '../e2e/site/site-data.ts';
import { freshSiteTest } from '../e2e/site/site-test.ts';

const test = freshSiteTest
  .extend('data', { scope: 'file' }, () => postgresData())
  .extend('site', { scope: 'file' }, async ({ data }, { onCleanup }) => {
    const site = await startPersistentSite('host', {}, data);
    onCleanup(() => site.remove());
    return site;
  });

const perFile = 25;

/** True of a row in the middle of the second file: the file is drawn, and some of its copies are written. */
const midSecondFile = `new.job like '%-1' and (select count(*) from document_prints where job = new.job) = 10`;

const printsOfLog = v.array(documentPrintAnswer);

/** A busy machine draws about two documents a second. */
const drawingTime = 180_000;

test('a server killed while it prints leaves whole files in the log, and the print resumes', async ({
  site,
  data,
  openConsole,
}) => {
  const { page } = await openConsole('titles', 'Títulos Emitidos', { height: 900 });
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const log = async () => v.parse(printsOfLog, await readApi(page, 'document-prints'));
  const total = await filterCeremony(page);
  const server = data.env.DATABASE_URL ?? '';

  const held = await holdInserts(server, 'document_prints', midSecondFile);
  const dialog = await beginPrinting(page, { template: 'Título', perFile });
  await held.paused(1);
  await site.kill();
  await held.release();
  await expectPage(
    dialog.getByText(/^Falta el archivo que empieza con .+, acta \d+: documento 26 de \d+\.$/),
  ).toBeVisible();

  await site.start();
  expect(await log()).toHaveLength(perFile);
  await dialog.getByRole('button', { name: 'Reanudar' }).click();
  await expectPage(dialog.getByText(`Se guardaron ${total} documentos.`).last()).toBeVisible({
    timeout: drawingTime,
  });
  expect(await Promise.all(downloads.map(countPages))).toEqual([perFile, total - perFile]);
  const copies = await log();
  expect(new Set(copies.map(({ title_id }) => title_id)).size).toBe(total);
  expect(copies.map(({ copy, mark }) => `${copy} ${mark}`)).toEqual(Array(total).fill('1 null'));
  expect(await readContradictions(server)).toEqual([]);
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
