// @module-tag rare
import { expect, test } from 'vitest';
import { readQrCodes } from '#testing/read-qr.ts';
import { bytesOf, documentOf, templateWithCrest } from './documents.fixtures.ts';
import { renderPdf } from './render-pdf.ts';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that is another for each position. */
function codeOf(position: number): string {
  const character = (place: number) => alphabet[(position * 7 + place * place * 5 + place) % 32];
  const code = Array.from({ length: 12 }, (_, place) => character(place)).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

function addressOf(code: string): string {
  return `https://titulos.example.edu/verificar/${code}`;
}

/** Prints titles, and reads the QR codes from pictures of the pages. */
async function readCodes(index: number, count: number): Promise<[string, string | undefined][]> {
  const codes = Array.from({ length: count }, (_, position) => codeOf(position));
  const documents = codes.map((code) =>
    documentOf(
      { firstName: 'Ana', lastName: 'Pérez' },
      { verification: { url: addressOf(code), code } },
    ),
  );
  const bytes = await bytesOf(
    renderPdf({ template: templateWithCrest(index), documents, title: 'Títulos' }),
  );
  const read = await readQrCodes(bytes);
  return codes.map((code, position) => [addressOf(code), read[position]]);
}

test.each([0, 1, 2, 3, 4])(
  'the QR code of template %d is read from a picture at 150 dpi',
  async (index) => {
    for (const [expected, read] of await readCodes(index, 1)) expect(read).toBe(expected);
  },
);

test('10 different codes are all read', async () => {
  const codes = await readCodes(4, 10);
  expect(codes.filter(([expected, read]) => expected !== read)).toEqual([]);
});
