import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQr from 'qr/decode.js';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';
import { expect, test } from 'vitest';
import { bytesOf, documentOf, templateWithCrest } from './documents.fixtures.ts';
import { renderPdf } from './render-pdf.ts';

const dpi = 150;
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that is another for each position. */
function codeOf(position: number): string {
  const character = (place: number) => alphabet[(position * 7 + place * place * 5 + place) % 32];
  const code = Array.from({ length: 12 }, (_, place) => character(place)).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Prints titles, and reads the QR codes from pictures of the pages. */
async function readCodes(index: number, count: number, first = 0): Promise<[string, string][]> {
  const expected = Array.from({ length: count }, (_, position) => codeOf(first + position));
  const documents = expected.map((code) =>
    documentOf(
      { firstName: 'Ana', lastName: 'Pérez' },
      { verification: { url: `https://titulos.example.edu/verificar/${code}`, code } },
    ),
  );
  const bytes = await bytesOf(
    renderPdf({ template: templateWithCrest(index), documents, title: 'Títulos' }),
  );
  const pdf = await getDocumentProxy(bytes);
  const read: [string, string][] = [];
  for (const [position, code] of expected.entries()) {
    const picture = await renderPageAsImage(pdf, position + 1, {
      canvasImport: () => import('@napi-rs/canvas'),
      scale: dpi / 72,
    });
    read.push([`https://titulos.example.edu/verificar/${code}`, await decode(picture)]);
  }
  return read;
}

async function decode(picture: ArrayBuffer): Promise<string> {
  const image = await loadImage(Buffer.from(picture));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return decodeQr({ data, width, height });
}

test.each([0, 1, 2, 3, 4])(
  'the QR code of template %d is read from a picture at 150 dpi',
  async (index) => {
    for (const [expected, read] of await readCodes(index, 1)) expect(read).toBe(expected);
  },
);

// In four parts, because a part must not take longer than a test may.
test.each([0, 25, 50, 75])(
  '25 codes from number %d are all read',
  { tags: ['rare'] },
  async (first) => {
    const codes = await readCodes(4, 25, first);
    expect(codes.filter(([expected, read]) => expected !== read)).toEqual([]);
  },
);
