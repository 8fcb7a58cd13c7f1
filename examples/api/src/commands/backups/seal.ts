import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { type Environment, textOf } from '#platform/settings/environment.ts';

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

const shortestKey = 20;

/** Reads `BIRRETE_BACKUP_KEY`. @throws Error if it is short enough to be guessed */
export function readBackupKey(env: Environment): string | undefined {
  const key = textOf(env, 'BIRRETE_BACKUP_KEY');
  if (key === undefined) return undefined;
  if (key.length >= shortestKey) return key;
  throw new Error(`BIRRETE_BACKUP_KEY must have at least ${shortestKey} characters`);
}
