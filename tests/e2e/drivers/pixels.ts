import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How many pixels of two screenshots differ to the eye; what antialiasing alone makes of a letter's edge doesn't count.
 *
 * @throws when they are not of one size, which is a difference by itself.
 */
export function differingPixels(a: Buffer, b: Buffer): number {
  const [one, other] = [PNG.sync.read(a), PNG.sync.read(b)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    throw new Error(`${width}×${height} against ${other.width}×${other.height} pixels`);
  }
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
}
