import { inflateSync } from 'node:zlib';
import { PictureRefused } from './picture-refused.ts';

/** The header of a PNG. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colourType: number;
  readonly isInterlaced: boolean;
}

/** The samples of a pixel by colour type, and the bit depths that it permits. */
const colourTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Reads the header. @throws PictureRefused */
export function pngHeader(bytes: Buffer): PngHeader {
  if (bytes.length < 45 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new PictureRefused('unreadable');
  const [bitDepth = 0, colourType = -1, , , interlacing = 0] = bytes.subarray(24, 29);
  if (colourTypes[colourType]?.depths.includes(bitDepth) !== true || interlacing > 1)
    throw new PictureRefused('unreadable');
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bitDepth,
    colourType,
    isInterlaced: interlacing === 1,
  };
}

/** The most bytes of pixels: sides are limited before, and a pixel has at most 8 bytes. */
const maxUnpacked = 160 * 1024 * 1024;

/** Unpacks the pixels once: a damaged picture would end the thread that draws it. @throws PictureRefused */
export function checkPngPixels(bytes: Buffer, header: PngHeader): void {
  const passes = passesOf(header);
  const expected = passes.reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0);
  if (expected > maxUnpacked) throw new PictureRefused('too-large');
  const pixels = unpack(packedPixels(bytes), expected);
  let at = 0;
  for (const { rows, rowBytes } of passes) {
    for (let row = 0; row < rows; row += 1) {
      if ((pixels[at] ?? unknownFilter) >= unknownFilter) throw new PictureRefused('unreadable');
      at += rowBytes + 1;
    }
  }
}

/** Each row begins with the number of its filter: 0 to 4. */
const unknownFilter = 5;

function packedPixels(bytes: Buffer): Buffer {
  const packed: Buffer[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length));
    if (name === 'IEND') return Buffer.concat(packed);
    at += 12 + length;
  }
  throw new PictureRefused('unreadable');
}

/** Bytes after the last row that some programs write. */
const padding = 1024;

function unpack(packed: Buffer, expected: number): Buffer {
  let pixels: Buffer;
  try {
    pixels = inflateSync(packed, { maxOutputLength: expected + padding });
  } catch {
    throw new PictureRefused('unreadable');
  }
  if (pixels.length < expected) throw new PictureRefused('unreadable');
  return pixels;
}

/** First column and row of each pass of an interlaced picture, and the steps to the next ones. */
const interlacedPasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The rows of each pass; a picture that is not interlaced has one pass. */
function passesOf({ width, height, bitDepth, colourType, isInterlaced }: PngHeader) {
  const { samples = 1 } = colourTypes[colourType] ?? {};
  return (isInterlaced ? interlacedPasses : [[0, 0, 1, 1] as const]).flatMap(
    ([x, y, right, down]) => {
      const columns = Math.ceil((width - x) / right);
      const rows = Math.ceil((height - y) / down);
      const rowBytes = Math.ceil((columns * samples * bitDepth) / 8);
      return columns < 1 || rows < 1 ? [] : [{ rows, rowBytes }];
    },
  );
}
