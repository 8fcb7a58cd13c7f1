import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type DocumentMark,
  type DocumentTemplate,
  type DocumentValues,
  shippedTemplates,
  withholdSignatures,
} from 'birrete/rules';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bytesOf,
  documentOf,
  templateWithCrest,
  usualDocument,
} from '../../examples/api/src/documents/render/documents.fixtures.ts';
import { renderPdf } from '../../examples/api/src/documents/render/render-pdf.ts';
import { pictures } from './printed-pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'birrete-pdf-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const marks: readonly DocumentMark[] = [
  { kind: 'sample' },
  { kind: 'comparison' },
  { kind: 'annulled' },
  { kind: 'rectified' },
  { kind: 'duplicate' },
  { kind: 'copy', number: 2 },
];

const unusualNames = [
  documentOf({ firstName: 'Ẹ̀kọ́ Ḥusayn', lastName: 'Wałęsa', secondLastName: 'Őry' }),
  documentOf({ firstName: 'Zoë-Maëlys ﬁ', lastName: "D'Ancona-Ñáñez" }),
  documentOf({ firstName: 'A'.repeat(60), lastName: 'M. '.repeat(30) }),
];

/** Each mark, a document without code, officials and gender, and unusual names. */
const eachDocument: readonly DocumentValues[] = [
  usualDocument,
  ...marks.map((mark) => ({ ...usualDocument, marks: [mark] })),
  { ...usualDocument, verification: undefined, signatories: [], gender: undefined },
  ...unusualNames,
];

const printed: string[] = [];

async function print(
  name: string,
  template: DocumentTemplate,
  documents: readonly DocumentValues[],
): Promise<string> {
  const file = path.join(folder, `${name}.pdf`);
  const title = 'Títulos del Acto de Grado Julio 2026';
  writeFileSync(file, await bytesOf(renderPdf({ template, documents, title })));
  printed.push(file);
  return file;
}

/** Prints a picture as the crest, and as the signatures, which are always PNG. */
async function printPicture(name: string, picture: Sharp): Promise<void> {
  const crest = await picture.toBuffer();
  const type = crest[0] === 0xff ? 'image/jpeg' : 'image/png';
  const data = crest.toString('base64');
  const signature = type === 'image/png' ? data : undefined;
  const signatories = usualDocument.signatories.map((official) => ({ ...official, signature }));
  const signed = { ...usualDocument, signatories };
  const template = { ...templateWithCrest(0), images: { escudo: { type, data } as const } };
  const file = await print(name, template, [signed, withholdSignatures(signed)]);
  // A print leaves out a picture that is refused.
  expect(readFileSync(file, 'latin1'), name).toContain('/Subtype /Image');
}

beforeAll(async () => {
  for (const [index, { name }] of shippedTemplates.entries())
    await print(name, templateWithCrest(index), eachDocument);
  for (const [name, picture] of Object.entries(pictures)) await printPicture(name, picture);
});

/** The lines in which veraPDF reports findings: none if all files conform. */
function findings(flavour: string, files: readonly string[]): readonly string[] {
  const args = ['--flavour', flavour, '--format', 'text', '--verbose', ...files];
  const { error, stdout } = spawnSync('verapdf', args, { encoding: 'utf8' });
  if (error) throw error;
  const lines = stdout.split('\n').filter((line) => line !== '');
  // A validator that reads nothing would find nothing.
  expect(lines.length).toBeGreaterThanOrEqual(files.length);
  return lines.filter((line) => !line.startsWith('PASS'));
}

test.each(['2a', 'ua1'])('every document and picture conforms to %s', (flavour) => {
  expect(findings(flavour, printed)).toEqual([]);
});

test('finds that a file has no colour profile', () => {
  const [printedFile = ''] = printed;
  const file = path.join(folder, 'without-profile.pdf');
  const source = readFileSync(printedFile, 'latin1').replace('/OutputIntents', '/OutputIntentz');
  writeFileSync(file, source, 'latin1');
  expect(findings('2a', [file])).not.toEqual([]);
});
