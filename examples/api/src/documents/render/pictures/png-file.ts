import { inflateSync } from 'node:zlib';
import { PictureRefused } from './picture-refused.ts';

/** Width and height in pixels. @throws PictureRefused */
export function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.length < 45 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new PictureRefused('unreadable');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The most bytes of pixels: sides are limited before, and a pixel has at most 8 bytes. */
const maxInflated = 160 * 1024 * 1024;

/** Unpacks the pixels once: a damaged picture would end the thread that draws it. @throws PictureRefused */
export function checkPngPixels(bytes: Buffer): void {
  const packed: Buffer[] = [];
  let at = 8;
  let isWhole = false;
  while (at + 12 <= bytes.length && !isWhole) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length));
    isWhole = name === 'IEND';
    at += 12 + length;
  }
  if (!isWhole) throw new PictureRefused('unreadable');
  try {
    inflateSync(Buffer.concat(packed), { maxOutputLength: maxInflated });
  } catch {
    throw new PictureRefused('unreadable');
  }
}
