import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readCsv } from '../../../examples/api/testing/read-csv.ts';
import { approve } from '../drivers/applications-page.ts';
import { applyThroughApi } from '../drivers/apply-through-api.ts';
import { completeCeremony, createCeremony, dayAhead } from '../drivers/ceremonies-page.ts';
import { openSection } from '../drivers/console-page.ts';
import { downloadBy } from '../drivers/download.ts';
import { type Graduate, graduateWith } from '../drivers/graduate.ts';
import { expect as expectPage } from '../drivers/patient-expect.ts';
import { generateReport, textOfPdf } from '../drivers/reports-page.ts';
import { restartSite } from '../drivers/restart-site.ts';
import {
  expectWholeBook,
  exportTitles,
  issueTitles,
  type Line,
  readGrid,
  titlesOnServer,
} from '../drivers/titles-page.ts';
import { siteTest as test } from '../site/site-test.ts';

const ceremony = {
  name: 'Acto de Grado Solemne «Ñandú»',
  date: dayAhead(150),
  location: 'Aula Magna',
  record: 'A-099',
  assigned: '9998',
  folio: '0995',
};

/** Ordered so that Spanish collation matters: N sorts before Ñ, but they apply in another order. */
const graduates: readonly Graduate[] = [
  { ...graduateWith('41000003'), firstName: 'Zoé', lastName: 'Ñáñez', secondLastName: 'Paz' },
  {
    ...graduateWith('41000001'),
    firstName: 'Ana "Nena", hija',
    lastName: 'Álvarez',
    secondLastName: "D'Elia",
  },
  {
    ...graduateWith('41000002'),
    firstName: 'Óscar',
    lastName: 'Núñez',
    secondLastName: 'Paz',
    gender: 'Masculino',
  },
];

/** Numbers grow at fixed width and beyond it, letters stay; titles follow the gender. */
const issued: readonly Line[] = [
  [`Ana "Nena", hija Álvarez D'Elia`, 'Ingeniera Civil', 'A-099', '9998', '0995'],
  ['Óscar Núñez Paz', 'Ingeniero Civil', 'A-100', '9999', '0996'],
  ['Zoé Ñáñez Paz', 'Ingeniera Civil', 'A-101', '10000', '0997'],
];

const inList = issued.map(([name = '', , ...numbers]) => [
  name,
  'Ingeniería Civil',
  ceremony.name,
  ...numbers,
]);

test('titles are issued, listed, exported, checked and reported, and survive a restart of the server', async ({
  site,
  openConsole,
}) => {
  const { page, errors } = await openConsole('ceremonies', 'Actos de Grado', { height: 900 });
  await createCeremony(page, ceremony);
  const codes: string[] = [];
  for (const graduate of graduates) {
    codes.push(await applyThroughApi(site.address, graduate, ceremony.name));
  }
  await openSection(page, 'Solicitudes', 'Solicitudes');
  for (const code of codes) await approve(page, code, '');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await completeCeremony(page, ceremony.name, 'Abierto', [
    '3 solicitudes confirmadas esperan su título',
  ]);

  await openSection(page, 'Títulos', 'Títulos Emitidos');
  await issueTitles(page, ceremony.name, issued);
  const before = await titlesOnServer(page);
  expect(before).toHaveLength(142 + issued.length);

  await restartSite(site, page);
  await openSection(page, 'Títulos', 'Títulos Emitidos');
  expect(await titlesOnServer(page)).toEqual(before);
  await expectTitles(page, before);
  await expectReports(page);
  expect(errors).toEqual([]);
});

/** The list, the filtered and the complete export, and the registry check. */
async function expectTitles(page: Page, onServer: readonly Line[]): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.fill('A-1');
  const grid = page.getByRole('grid', { name: 'Títulos Emitidos' });
  await expectPage(grid.getByRole('row')).toHaveCount(3);
  expect(await readGrid(grid, 6)).toEqual(inList.slice(1));
  expect(await exportTitles(page)).toEqual(inList.slice(1));

  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expectPage(page.getByText('Mostrando 1–10 de 145')).toBeVisible();
  expect(onServer).toEqual(expect.arrayContaining([...inList]));
  expect(await exportTitles(page)).toEqual(onServer);
  await expectWholeBook(page);
}

/** The same graduates in the CSV, the PDF, and a second download. */
async function expectReports(page: Page): Promise<void> {
  await openSection(page, 'Reportes', 'Reportes');
  const order = { report: 'Estudiantes Confirmados', ceremony: ceremony.name };
  const csv = await generateReport(page, { ...order, format: 'CSV' });
  const [heading, ...rows] = readCsv(csv.bytes.toString('utf8'));
  expect(heading).toEqual([
    'Código',
    'Identificación',
    'Apellidos',
    'Nombres',
    'Carrera',
    'Facultad',
  ]);
  expect(rows.map(([, ...cells]) => cells)).toEqual(confirmed);

  const pdf = await generateReport(page, { ...order, format: 'PDF' });
  const again = await downloadBy(page.getByRole('button', { name: 'Descargar Nuevamente' }));
  expect(again).toEqual(pdf);
  await expectOwnTab(page);
  const text = await textOfPdf(pdf.bytes);
  for (const part of ['Estudiantes Confirmados', ceremony.name, 'Página 1 de 1']) {
    expect(text).toContain(part);
  }
  for (const cells of rows) expect(text).toContain(cells.join(' '));
}

/** 'Ver PDF' opens another tab. Its content depends on the browser's PDF viewer, which the bundled one lacks. */
async function expectOwnTab(page: Page): Promise<void> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Ver PDF' }).click(),
  ]);
  await tab.close();
  await expectPage(page.getByText('El navegador bloqueó la ventana del PDF')).toBeHidden();
}

/** In the order of the report: by surnames, in Spanish collation. */
const confirmed = [
  ['CI 41000001', "Álvarez D'Elia", 'Ana "Nena", hija'],
  ['CI 41000002', 'Núñez Paz', 'Óscar'],
  ['CI 41000003', 'Ñáñez Paz', 'Zoé'],
].map((cells) => [...cells, 'Ingeniería Civil', 'Facultad de Ingeniería']);
