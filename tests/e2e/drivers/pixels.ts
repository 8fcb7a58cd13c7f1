import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Counts visibly different pixels of two screenshots, without differences of antialiasing.
 *
 * @throws if their sizes differ
 */
export async function differingPixels(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    throw new Error(`${width}×${height} against ${other.info.width}×${other.info.height} pixels`);
  }
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
}

function pixelsOf(screenshot: Buffer) {
  return sharp(screenshot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
