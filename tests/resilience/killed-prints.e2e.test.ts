// @module-tag rare
import { documentPrintAnswer } from 'birrete/contract';
import type { Locator, Page } from 'playwright';
import * as v from 'valibot';
import { expect } from 'vitest';
import { startEmbeddedServer } from '../../examples/api/testing/databases/embedded-server.ts';
import { readContradictions } from '../../examples/api/testing/databases/independent-reader.ts';
import { holdInserts } from '../../examples/api/testing/hold-inserts.ts';
import { openSection, readApi, signIn } from '../e2e/drivers/console-page.ts';
import { expect as expectPage } from '../e2e/drivers/patient-expect.ts';
import { freePort } from '../e2e/site/free-port.ts';
import { pageTest } from '../e2e/site/site-test.ts';
import { startSite } from '../e2e/site/start-site.ts';

const test = pageTest
  .extend('launchServer', { scope: 'file' }, () => startEmbeddedServer)
  .extend('server', { scope: 'file' }, async ({ launchServer }, { onCleanup }) => {
    const server = await launchServer();
    onCleanup(() => server.stop());
    return server;
  });

const perFile = 50;

/** True of the row in the middle of the second file: the file is drawn, and half of its copies are written. */
const midSecondFile = `new.job like '%-1' and (select count(*) from document_prints where job = new.job) = 25`;

const titlesOfList = v.array(v.object({ id: v.number(), record_registry: v.string() }));
const printsOfLog = v.array(documentPrintAnswer);

/** Prints all titles in files of 50 sheets. @returns the dialog */
async function printAll(page: Page): Promise<Locator> {
  await openSection(page, 'Títulos', 'Títulos Emitidos');
  await page.getByRole('button', { name: 'Imprimir documentos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimir documentos' });
  await dialog.getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: 'Título', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Hojas por archivo' }).click();
  await page.getByRole('option', { name: String(perFile), exact: true }).click();
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click();
  // A career of the demonstration has no degree.
  await dialog.getByRole('button', { name: 'Imprimir de todos modos' }).click();
  return dialog;
}

test('a server killed while it prints leaves whole files in the log, and the print resumes', async ({
  server,
  openPage,
}) => {
  const port = String(await freePort());
  const start = () => startSite({ DATABASE_URL: server.url, BIRRETE_DEMO: '1', PORT: port });
  const killed = await start();
  const { page } = await openPage({ address: killed.address });
  await signIn(page);
  const titles = v.parse(titlesOfList, await readApi(page, 'titles'));
  const log = async () => v.parse(printsOfLog, await readApi(page, 'document-prints'));

  const held = await holdInserts(server.url, 'document_prints', midSecondFile);
  const dialog = await printAll(page);
  await held.paused(1);
  await killed.kill();
  await held.release();
  const reached = titles[perFile];
  await expectPage(
    dialog.getByText(
      `acta ${reached?.record_registry}: documento ${perFile + 1} de ${titles.length}.`,
    ),
  ).toBeVisible();

  const next = await start();
  expect((await log()).map(({ title_id }) => title_id).sort()).toEqual(
    titles
      .slice(0, perFile)
      .map(({ id }) => id)
      .sort(),
  );
  await dialog.getByRole('button', { name: 'Reanudar' }).click();
  await expectPage(
    dialog.getByText(`Se guardaron ${titles.length} documentos.`).last(),
  ).toBeVisible();
  const copies = await log();
  expect(copies.map(({ title_id }) => title_id).sort()).toEqual(titles.map(({ id }) => id).sort());
  expect(new Set(copies.map(({ copy, mark }) => `${copy} ${mark}`))).toEqual(new Set(['1 null']));
  expect(await readContradictions(server.url)).toEqual([]);
  await next.stop();
});
