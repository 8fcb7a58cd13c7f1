import { type Kysely, sql } from 'kysely';

/** Indexes for the dashboard's activity, now with corrections, hand-overs and what happens to titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const columns of ['', 'subject, ', 'actor_id, ']) {
    const name = `audit_changes_by_${columns.replace(', ', '_')}time`;
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on audit_entries (${sql.raw(columns)} at, id)
      where subject in ('application', 'ceremony', 'title', 'handover') and action in (
        'submitted', 'created', 'updated', 'confirmed', 'rejected', 'completed', 'deleted',
        'titles-issued', 'correction-requested', 'correction-accepted', 'correction-answered',
        'annulled', 'rectified', 'duplicated', 'titles-handed-over', 'corrected')`.execute(db);
  }
}
