import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';

/** `sha256` reveals damage. `hmac-sha256` also reveals changes by somebody without the key. */
export const sealKind = v.picklist(['sha256', 'hmac-sha256']);

/** A seal over the lines of a backup. */
export interface Seal {
  readonly kind: v.InferOutput<typeof sealKind>;
  add(line: string): void;
  /** The seal over all added lines. */
  text(): string;
}

/** Creates a seal, with a key if there is one. */
export function createSeal(key: string | undefined): Seal {
  const digest = key === undefined ? createHash('sha256') : createHmac('sha256', key);
  return {
    kind: key === undefined ? 'sha256' : 'hmac-sha256',
    add: (line) => digest.update(`${line}\n`),
    text: () => digest.digest('base64url'),
  };
}
