import { createHash } from 'node:crypto';

/** The name that a bucket is stored under: a hash, so that the tables of throttles name nobody. */
export function bucketName(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
