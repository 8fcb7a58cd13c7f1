import { randomBytes } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { hashContent, hashEntry } from './hashes.ts';
import { type Seals, sealedAsFoundAction } from './seals.ts';

/**
 * Appends an entry that seals rows of a table as a migration found them, in the migration's transaction and with its time.
 * @returns the position of the entry
 */
export async function appendFound(
  db: QueryExecutorProvider,
  table: string,
  seals: Seals,
  rows: number,
): Promise<number> {
  const head = await sql<{ entries: number; hash: string }>`
    update audit_head set entries = entries + 1 returning entries, hash`.execute(db);
  const [{ entries: position, hash: previous } = { entries: 0, hash: '' }] = head.rows;
  const salt = randomBytes(16).toString('base64url');
  const personal = { actorName: 'migration', address: null, before: null, after: { rows } };
  const lasting = {
    position,
    at: new Date(),
    actorId: null,
    action: sealedAsFoundAction,
    subject: 'register',
    subjectId: table,
    requestId: null,
    seals,
  };
  const contentHash = hashContent(personal, salt);
  const hash = hashEntry(previous, lasting, contentHash);
  await sql`insert into audit_entries
    (at, actor_name, action, subject, subject_id, after, seals, position, salt, content_hash, hash)
    values (${lasting.at}, ${personal.actorName}, ${lasting.action}, ${lasting.subject},
      ${lasting.subjectId}, ${JSON.stringify(personal.after)}, ${JSON.stringify(seals)},
      ${position}, ${salt}, ${contentHash}, ${hash})`.execute(db);
  await sql`update audit_head set hash = ${hash}`.execute(db);
  return position;
}
