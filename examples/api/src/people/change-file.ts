import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type Environment, textOf } from '../platform/settings/environment.ts';
import type { PersonChange } from './person-changes.ts';

const line = v.object({
  kind: v.picklist(['erased', 'blocked', 'unblocked']),
  person_hash: v.string(),
  salt: v.string(),
  at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

/**
 * The file, outside of database and backups, in which erasures and blocks are noted as well: a backup from before does
 * not contain them. It holds hashes, a line each.
 * @throws Error if the setting is no absolute path
 */
export function changeFileOf(env: Environment) {
  const file = textOf(env, 'BIRRETE_ERASURES_FILE');
  if (file === undefined || path.isAbsolute(file)) return file;
  throw new Error(`BIRRETE_ERASURES_FILE must be an absolute path, not "${file}"`);
}

/** Notes a change. Call it last in the transaction: a file that can't be written then leaves everything as it was. */
export async function noteChange(file: string, change: PersonChange): Promise<void> {
  const { kind, person_hash, salt, at } = change;
  const text = JSON.stringify({ kind, person_hash, salt, at });
  await appendFile(file, `${text}\n`, { mode: 0o600, flush: true });
}

/** Reads the noted changes, the oldest first; none if the file does not exist. @throws Error if a line is damaged */
export async function readChanges(file: string): Promise<readonly PersonChange[]> {
  const text = await readFile(file, 'utf8').catch(absent);
  return text
    .split('\n')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => v.parse(line, JSON.parse(entry)));
}

function absent(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
}
