import { once } from 'node:events';
import type { DocumentImage } from 'birrete/rules';
import PDFDocument from 'pdfkit';
import { drawMark } from '../pdf/draw-mark.ts';
import { createReusedDrawings } from '../pdf/reused-drawing.ts';
import { decodePicture } from './decode-picture.ts';
import { createPictures } from './known-pictures.ts';
import { PictureRefused } from './picture-refused.ts';
import { pngHeader } from './png-file.ts';

/**
 * Checks a picture before it is stored, and draws it once, so that none fails on the day of a ceremony. The rules are
 * stricter than those of a print, which still draws the pictures that are stored already.
 * @throws PictureRefused
 */
export async function checkNewPicture(image: DocumentImage): Promise<void> {
  const bytes = Buffer.from(image.data, 'base64');
  refuseSlowPng(bytes);
  decodePicture(image);
  if (image.type === 'image/svg+xml') refuseOutside(bytes.toString());
  try {
    await drawOnce(image);
  } catch {
    throw new PictureRefused('unreadable');
  }
}

const maxPixels = 16_000_000;
/** Transparent and interlaced pictures are stored in a PDF in another way, which takes seconds for more pixels. */
const maxRearranged = 4_000_000;

function refuseSlowPng(bytes: Buffer): void {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return;
  const { width, height, bitDepth, colourType, isInterlaced } = pngHeader(bytes);
  const isRearranged = isInterlaced || colourType > 3 || bytes.includes('tRNS');
  const most = isRearranged || bitDepth === 16 ? maxRearranged : maxPixels;
  if (width * height > most) throw new PictureRefused('too-large');
}

/** The declaration that SVG editors write. */
const usualDeclaration =
  /^svg(?:\s+PUBLIC\s+["']-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN["']\s+["']https?:\/\/www\.w3\.org\/[\w./-]+["'])?$/i;

/** Refuses style sheets and declarations at other addresses: a program that opens the picture would load them. */
function refuseOutside(source: string): void {
  if (/<\?xml-stylesheet\b/i.test(source))
    throw new PictureRefused('active-content', 'xml-stylesheet');
  for (const { index, 0: start } of source.matchAll(/<!DOCTYPE/gi)) {
    const declared = source.slice(index + start.length, source.indexOf('>', index)).trim();
    if (!usualDeclaration.test(declared)) throw new PictureRefused('active-content', 'DOCTYPE');
  }
}

const box = { x: 0, y: 0, width: 100, height: 100 };

async function drawOnce(source: DocumentImage): Promise<void> {
  const document = new PDFDocument({ autoFirstPage: false });
  // Without a reader the file would never end.
  document.resume();
  document.addPage({ size: [box.width, box.height], margin: 0 });
  const canvas = {
    document,
    reused: createReusedDrawings(document),
    pictures: createPictures(),
    opened: new Map(),
  };
  drawMark(canvas, { kind: 'image', source, box, opacity: 1 });
  const ended = once(document, 'end');
  document.end();
  await ended;
}
