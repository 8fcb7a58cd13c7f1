import { type Kysely, sql } from 'kysely';

/** A rectification says who caused the error: the university or the graduate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null in older entries and where nobody said, so that their hashes in the trail stay the same.
  await sql`alter table title_entries add column error_cause text
    constraint title_entries_cause_of_rectification
    check (error_cause is null or (error_cause in ('university', 'graduate') and kind = 'rectified'))`.execute(
    db,
  );
}
