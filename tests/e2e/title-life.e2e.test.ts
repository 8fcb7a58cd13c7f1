import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readQrCodes } from '../../examples/api/testing/read-qr.ts';
import { approve } from './drivers/applications-page.ts';
import { applyThroughApi } from './drivers/apply-through-api.ts';
import { readChanges } from './drivers/audit-trail.ts';
import { completeCeremony, createCeremony, dayAhead } from './drivers/ceremonies-page.ts';
import { openSection } from './drivers/console-page.ts';
import { acceptCorrection } from './drivers/corrections-page.ts';
import { downloadBy } from './drivers/download.ts';
import { graduateWith } from './drivers/graduate.ts';
import { collectByProxy, expectInBook } from './drivers/handover-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { printDocument } from './drivers/print-page.ts';
import { textOfPdf } from './drivers/reports-page.ts';
import { expectInResult } from './drivers/status-page.ts';
import { annulTitle, openTitle, rectifyTitle } from './drivers/title-corrections-page.ts';
import {
  askForCorrection,
  confirmWording,
  expectWording,
  openProof,
  readReceiptLink,
} from './drivers/title-proof-page.ts';
import { expectWholeBook, issueRehearsed, type Line, rehearse } from './drivers/titles-page.ts';
import { expectResult, expectVerified } from './drivers/verification-page.ts';
import { verifyTrail } from './drivers/verify-trail.ts';
import { applyByPointer } from './drivers/wizard-page.ts';
import { titleTest as test, university } from './site/title-site.ts';

const ceremony = {
  name: 'Acto de Grado de la Vida de un Título',
  date: dayAhead(60),
  location: 'Aula Magna',
  record: 'A-099',
  assigned: '9998',
  folio: '0995',
};

/** Applies with a misspelt surname. */
const graduate = { ...graduateWith('42000001'), secondLastName: 'Nañez' };
const misspelt = "María-José D'Angelo Nañez";
const spelt = "María-José D'Angelo Ñáñez";
const rectified = "María José D'Angelo Ñáñez";
const other = { ...graduateWith('42000002'), firstName: 'Ana', lastName: 'Álvarez' };

const asked = 'Mi segundo apellido es Ñáñez, con tilde y dos eñes.';

const lines: readonly Line[] = [
  ['Ana Álvarez Ñáñez', 'Ingeniera Civil', 'A-099', '9998', '0995'],
  [spelt, 'Ingeniera Civil', 'A-100', '9999', '0996'],
];

const resolution = {
  Número: 'CU-0123-2026',
  Fecha: dayAhead(-1),
  Órgano: 'Consejo Universitario',
  Motivo: 'El nombre no coincide con el de la cédula',
};

/** The life in the audit trail. */
const changes = [
  'ceremony created',
  'application submitted',
  'application submitted',
  'application confirmed',
  'application confirmed',
  'application correction-requested',
  'application updated',
  'application correction-accepted',
  'application proof-confirmed',
  'ceremony completed',
  'ceremony titles-issued',
  'document-template checked',
  'document-template printed',
  'handover titles-handed-over',
  'title rectified',
  'document-template checked',
  'document-template printed',
  'title annulled',
  'document-template checked',
  'document-template printed',
];

test('a title lives from the application to its annulment', async ({
  site,
  data,
  openPage,
  openConsole,
}) => {
  const registrar = await openConsole('ceremonies', 'Actos de Grado', { height: 900 });
  const visitor = await openPage({ width: 360 });
  const { page } = registrar;
  await createCeremony(page, ceremony);
  const link = await proofread(page, visitor.page, site.address);

  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  await completeCeremony(page, ceremony.name, 'Abierto', [
    '2 solicitudes confirmadas esperan su título',
  ]);
  const first = await issueAndPrint(page);
  await verifyAndCompare(visitor.page, first);
  await collectByProxy(page, spelt, {
    'Nombre de quien retira': 'Óscar Núñez',
    'Tipo de identificación': 'CI',
    'Número de identificación': '9876543',
    Poder: 'Notaría 4.ª de Mérida, n.º 12 del 3 de mayo',
  });
  await rectify(page, visitor.page, first);
  await expectInResult(visitor.page, link, 'Tu título fue rectificado por la resolución CU-0123');
  await annul(page, visitor.page);
  await expectInResult(visitor.page, link, 'Tu título fue anulado por la resolución CU-0200');
  await expectWholeBook(page);

  expect(await readChanges(page, 'ceremony created')).toEqual(changes);
  expect(registrar.errors).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await site.stop();
  expect(await verifyTrail(data)).toMatch(/^Bitácora íntegra: .*; 145 títulos como se emitieron\n/);
});

/** The graduate applies, asks for a correction of the wording, and confirms the corrected one. @returns the receipt's link */
async function proofread(page: Page, visitor: Page, site: string): Promise<string> {
  await visitor.goto('/');
  const code = await applyByPointer(visitor, graduate, ceremony.name);
  const link = await readReceiptLink(visitor);
  const otherCode = await applyThroughApi(site, other, ceremony.name);
  await openSection(page, 'Solicitudes', 'Solicitudes');
  await approve(page, code, '');
  await approve(page, otherCode, '');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();

  const proof = await openProof(visitor, link);
  await expectWording(proof, [misspelt, ceremony.name]);
  await askForCorrection(proof, asked);
  await page.reload();
  const texts = { 'Segundo apellido': 'Ñáñez' };
  await acceptCorrection(page, { code, asked, texts, reply: 'Lo corregimos, gracias.' });

  const corrected = await openProof(visitor, link);
  await expectPage(corrected.getByText('La oficina de grados aceptó tu corrección')).toBeVisible();
  await expectPage(corrected.getByText('Lo corregimos, gracias.')).toBeVisible();
  await expectWording(corrected, [spelt, ceremony.name]);
  await confirmWording(corrected);
  return link;
}

/** @returns the address in the QR code of the printed title */
async function issueAndPrint(page: Page): Promise<string> {
  await openSection(page, 'Títulos', 'Títulos Emitidos');
  const dialog = await rehearse(page, ceremony.name, lines);
  for (const [term, count] of [
    ['Confirmaron el texto', '1'],
    ['Nunca lo vieron', '1'],
  ] as const) {
    await expectPage(dialog.getByText(term, { exact: true }).locator('..')).toHaveText(
      term + count,
    );
  }
  await issueRehearsed(dialog, lines.length);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(spelt);
  return printAndScan(page, spelt, []);
}

/** Prints the only title of the list. @returns the address in its QR code */
async function printAndScan(page: Page, name: string, texts: readonly string[]): Promise<string> {
  const { bytes } = await printDocument(page, name, 'Título');
  const text = await textOfPdf(bytes);
  for (const expected of [name, ...texts]) expect(text).toContain(expected);
  const [address = ''] = await readQrCodes(bytes);
  return address;
}

/** A third party verifies the code, and compares the paper with the document of the university. */
async function verifyAndCompare(visitor: Page, address: string): Promise<void> {
  const facts = [spelt, university, 'A-100', '0996'];
  const result = await expectVerified(visitor, address, 'Título válido', facts);
  const { bytes } = await downloadBy(result.getByRole('button', { name: 'Ver el documento' }));
  expect(await textOfPdf(bytes)).toContain('Copia para cotejo');
  expect(await readQrCodes(bytes)).toEqual([address]);
}

async function rectify(page: Page, visitor: Page, first: string): Promise<void> {
  await rectifyTitle(page, 'A-100', { 'Primer nombre': 'María José' }, resolution);
  const old = await expectVerified(visitor, first, 'Título rectificado', [spelt, 'CU-0123-2026']);
  await old.getByRole('button', { name: 'Ver el título que lo sustituye' }).click();
  await expectResult(visitor, 'Título válido', [rectified, 'A-101', '10000', '0997']);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('A-101');
  await expectInBook(page, "D'Angelo Ñáñez", { 'Por entregar': ['A-101'], Entregados: ['A-100'] });
}

async function annul(page: Page, visitor: Page): Promise<void> {
  const former = 'Sustituye al título con acta A-100, asignado 9999, folio 0996';
  const successor = await printAndScan(page, rectified, ['CU-0123-2026', former]);
  await expectVerified(visitor, successor, 'Título válido', [rectified]);
  await annulTitle(page, 'A-101', { ...resolution, Número: 'CU-0200-2026' });
  await expectVerified(visitor, successor, 'Título anulado', [rectified, 'CU-0200-2026']);
  expect(await printAndScan(page, rectified, ['ANULADO'])).toBe(successor);
  const detail = await openTitle(page, 'A-101');
  for (const print of ['Título, original', 'Título, copia 2 · ANULADO']) {
    await expectPage(detail.getByText(print, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expectPage(detail).toBeHidden();
}
