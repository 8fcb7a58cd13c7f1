import { randomBytes } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { hashContent, hashEntry, type LastingContent, type PersonalContent } from './hashes.ts';

/** An entry that a migration appends, before the tables and rules of the newest version exist. */
export type MigratedEntry = PersonalContent & Omit<LastingContent, 'position'>;

/** Appends an entry in the transaction of a migration. @returns its position */
export async function appendEntry(
  db: QueryExecutorProvider,
  { actorName, address, before, after, ...entry }: MigratedEntry,
): Promise<number> {
  const head = await sql<{ entries: number; hash: string }>`
    update audit_head set entries = entries + 1 returning entries, hash`.execute(db);
  const [{ entries: position, hash: previous } = { entries: 0, hash: '' }] = head.rows;
  const salt = randomBytes(16).toString('base64url');
  const { at, actorId, action, subject, subjectId, requestId, seals } = entry;
  const contentHash = hashContent({ actorName, address, before, after }, salt);
  const hash = hashEntry(previous, { ...entry, position }, contentHash);
  await sql`insert into audit_entries (at, actor_id, actor_name, address, action, subject, subject_id,
      before, after, request_id, seals, position, salt, content_hash, hash)
    values (${at}, ${actorId}, ${actorName}, ${address}, ${action}, ${subject}, ${subjectId},
      ${json(before)}, ${json(after)}, ${requestId}, ${json(seals)}, ${position}, ${salt},
      ${contentHash}, ${hash})`.execute(db);
  await sql`update audit_head set hash = ${hash}`.execute(db);
  return position;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
