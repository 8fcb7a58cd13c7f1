import { createHash } from 'node:crypto';

/** Derives the stored name of a bucket: a hash, so that the throttle tables contain no personal data. */
export function bucketName(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
