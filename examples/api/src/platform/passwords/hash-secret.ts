import { createHash } from 'node:crypto';

/**
 * Hashes a random secret, such as a token or a key, so that the database contains none that could be used. A password, which
 * somebody can guess, needs `createPasswordHasher` instead.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
