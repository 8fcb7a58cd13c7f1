import { type Kysely, sql } from 'kysely';

/** Indexes for the dashboard: applications by status, and the changes in the audit trail that it lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index applications_by_status on applications (status)`.execute(db);
  for (const columns of ['', 'subject, ', 'actor_id, ']) {
    const name = `audit_changes_by_${columns.replace(', ', '_')}time`;
    await sql`create index ${sql.id(name)} on audit_entries (${sql.raw(columns)} at, id)
      where subject in ('application', 'ceremony') and action in (
        'submitted', 'created', 'updated', 'confirmed', 'rejected', 'completed', 'deleted',
        'titles-issued')`.execute(db);
  }
}
