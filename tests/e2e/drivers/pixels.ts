import sharp from 'sharp';

/**
 * Returns the largest difference of a colour channel between two screenshots, 0 to 255.
 *
 * @throws if their sizes differ
 */
export async function largestDifference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([sharp(a).metadata(), sharp(b).metadata()]);
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(`${one.width}×${one.height} against ${other.width}×${other.height} pixels`);
  }
  const difference = await sharp(a)
    .composite([{ input: b, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return difference.reduce((largest, value) => Math.max(largest, value), 0);
}
