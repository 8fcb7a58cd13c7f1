import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Counts visibly different pixels of two screenshots, without differences of antialiasing.
 *
 * @throws if their sizes differ
 */
export function differingPixels(a: Buffer, b: Buffer): number {
  const [one, other] = [PNG.sync.read(a), PNG.sync.read(b)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    throw new Error(`${width}×${height} against ${other.width}×${other.height} pixels`);
  }
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
}
