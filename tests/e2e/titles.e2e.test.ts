import type { Browser, Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve } from './application-desk.ts';
import { applyByPointer } from './apply-by-pointer.ts';
import { completeCeremony, createCeremony, dayAhead } from './ceremony-desk.ts';
import { downloadBy } from './download.ts';
import { type Graduate, graduateWith } from './graduate.ts';
import { type LastingSite, startLastingSite } from './lasting-site.ts';
import { readCsv } from './read-csv.ts';
import { openSection, signIn } from './registrar.ts';
import { generateReport, textOfPdf } from './report-desk.ts';
import {
  expectWholeBook,
  exportTitles,
  issueTitles,
  type Line,
  readGrid,
  titlesOnServer,
} from './title-desk.ts';
import { openVisitor, startBrowser } from './visitor.ts';

const screen = { width: 1280, height: 900 };

const ceremony = {
  name: 'Acto de Grado Solemne «Ñandú»',
  date: dayAhead(150),
  location: 'Aula Magna',
  record: 'A-099',
  assigned: '9998',
  folio: '0995',
};

/** In Spanish order of their surnames N stands before Ñ; here they apply in another one. */
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

/** Numbers grow at fixed width and past it, letters stay (ruling 16); titles follow the gender (ruling 37). */
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

let site: LastingSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startLastingSite(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

test('titles are issued, listed, exported, checked and reported, and outlive the server', async () => {
  const { page, complaints } = await openVisitor(browser, screen);
  await signIn(page, site.address);
  await confirmThree(page);
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await completeCeremony(page, ceremony.name, 'Abierto', [
    '3 solicitudes confirmadas esperan su título',
  ]);

  await openSection(page, 'Títulos', 'Títulos Emitidos');
  await issueTitles(page, ceremony.name, issued);
  await expectTitles(page);
  await expectReports(page);

  await site.restart();
  await page.reload();
  await openSection(page, 'Títulos', 'Títulos Emitidos');
  await expectTitles(page);
  await expectReports(page);
  expect(complaints).toEqual([]);
});

/** An open ceremony with three confirmed people. */
async function confirmThree(page: Page): Promise<void> {
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await createCeremony(page, ceremony);
  const visitor = await openVisitor(browser, screen);
  const codes: string[] = [];
  for (const graduate of graduates) {
    await visitor.page.goto(site.address);
    codes.push(await applyByPointer(visitor.page, graduate, ceremony.name));
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.page.close();

  await openSection(page, 'Solicitudes', 'Solicitudes');
  for (const code of codes) await approve(page, code, '');
}

/** The list, the file of what is filtered, the file of everything, and the check of the book. */
async function expectTitles(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.fill('A-1');
  const grid = page.getByRole('grid', { name: 'Títulos Emitidos' });
  await expectPage(grid.getByRole('row')).toHaveCount(3);
  expect(await readGrid(grid, 6)).toEqual(inList.slice(1));
  expect(await exportTitles(page)).toEqual(inList.slice(1));

  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expectPage(page.getByText('Mostrando 1–10 de 145')).toBeVisible();
  const onServer = await titlesOnServer(page);
  expect(onServer).toHaveLength(142 + issued.length);
  expect(onServer).toEqual(expect.arrayContaining([...inList]));
  expect(await exportTitles(page)).toEqual(onServer);
  await expectWholeBook(page);
}

/** The same people in the CSV, in the PDF, and in the file that is downloaded a second time. */
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

/** 'Ver PDF' opens another tab; what it shows depends on whether the browser has a viewer, and the bundled one has none. */
async function expectOwnTab(page: Page): Promise<void> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Ver PDF' }).click(),
  ]);
  await tab.close();
  await expectPage(page.getByText('El navegador bloqueó la ventana del PDF')).toBeHidden();
}

/** As the report lists them: by surnames, in Spanish order. */
const confirmed = [
  ['CI 41000001', "Álvarez D'Elia", 'Ana "Nena", hija'],
  ['CI 41000002', 'Núñez Paz', 'Óscar'],
  ['CI 41000003', 'Ñáñez Paz', 'Zoé'],
].map((cells) => [...cells, 'Ingeniería Civil', 'Facultad de Ingeniería']);
