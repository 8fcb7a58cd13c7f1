import { createHash } from 'node:crypto';

/** The size and hash of a picture's file, by which the trail identifies it without its bytes. */
interface PictureFingerprint {
  readonly bytes: number;
  /** Hexadecimal, as `sha256sum` prints it. */
  readonly sha256: string;
}

/** Identifies a picture in base64. */
export function fingerprintOf(data: string): PictureFingerprint {
  const file = Buffer.from(data, 'base64');
  return { bytes: file.byteLength, sha256: createHash('sha256').update(file).digest('hex') };
}
