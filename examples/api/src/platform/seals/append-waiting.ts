import { type QueryExecutorProvider, sql } from 'kysely';
import { appendEntry } from './append-entry.ts';

interface Waiting {
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor_name: string;
  readonly address: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subject_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly request_id: string;
}

/** Moves the entries that wait for the chain into it, in the transaction of a migration. */
export async function appendWaiting(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<Waiting>`select * from audit_waiting order by id`.execute(db);
  for (const row of rows) {
    await appendEntry(db, {
      at: row.at,
      address: row.address,
      action: row.action,
      subject: row.subject,
      before: row.before,
      after: row.after,
      actorId: row.actor_id,
      actorName: row.actor_name,
      subjectId: row.subject_id,
      requestId: row.request_id,
      seals: null,
    });
  }
  await sql`delete from audit_waiting`.execute(db);
}
