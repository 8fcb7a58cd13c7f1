import { appendFile, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { PersonChange } from './person-changes.ts';

const line = v.object({
  kind: v.picklist(['erased', 'blocked', 'unblocked', 'account-erased', 'signature-erased']),
  person_hash: v.string(),
  salt: v.string(),
  at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

/**
 * Notes a change in `BIRRETE_ERASURES_FILE`, outside of database and backups: a backup from before does not contain it. The
 * file holds hashes, a line each. Call it last in the transaction: a file that can't be written then leaves everything as it was.
 */
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
