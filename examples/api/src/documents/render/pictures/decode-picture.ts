import type { DocumentImage, ImageType } from 'birrete/rules';
import { type Drawing, parseDrawing } from './parse-drawing.ts';
import { PictureRefused } from './picture-refused.ts';
import { checkPngPixels, pngHeader } from './png-file.ts';

/** A picture that can be printed, with its size in pixels or in units of its drawing. */
export type Picture = RasterPicture | VectorPicture;

/** A PNG or JPEG. */
export interface RasterPicture {
  readonly kind: 'raster';
  readonly type: ImageType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** An SVG of plain shapes. */
export interface VectorPicture extends Drawing {
  readonly kind: 'vector';
}

/** A crest of 20 MB would make every document as large. */
const maxBytes = 2 * 1024 * 1024;
/** Sides in pixels: they suffice for a crest at 300 dpi, and more would fill the memory. */
const maxPixels = 4000;

/** Decodes and checks a picture. @throws PictureRefused */
export function decodePicture({ type, data }: DocumentImage): Picture {
  // Base64 has four characters for three bytes.
  if (data.length > (maxBytes * 4) / 3 + 4) throw new PictureRefused('too-large');
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length === 0) throw new PictureRefused('unreadable');
  const found = typeOf(bytes);
  if (found !== type)
    throw new PictureRefused(found === undefined ? 'unreadable' : 'wrong-type', found);
  if (type === 'image/svg+xml') return { kind: 'vector', ...parseDrawing(bytes.toString('utf8')) };
  const size = type === 'image/png' ? pngSize(bytes) : checkedSize(jpegSize(bytes));
  return { kind: 'raster', type, bytes, ...size };
}

function pngSize(bytes: Buffer): Size {
  const header = pngHeader(bytes);
  const size = checkedSize(header);
  checkPngPixels(bytes, header);
  return size;
}

function checkedSize({ width, height }: Size): Size {
  if (width < 1 || height < 1) throw new PictureRefused('unreadable');
  if (width > maxPixels || height > maxPixels) throw new PictureRefused('too-large');
  return { width, height };
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The type by the content; names and headers lie. */
function typeOf(bytes: Buffer): ImageType | undefined {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  return /^\ufeff?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(
    bytes.subarray(0, 200).toString('utf8'),
  )
    ? 'image/svg+xml'
    : undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads the frame of a JPEG. Four colours are those of a press, which a PDF for archives may not contain. */
function jpegSize(bytes: Buffer): Size {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) throw new PictureRefused('unreadable');
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      if (bytes[at + 9] === 4) throw new PictureRefused('unsupported', 'CMYK');
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new PictureRefused('unreadable');
}
