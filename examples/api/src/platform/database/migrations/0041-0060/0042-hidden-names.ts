import { type Kysely, sql } from 'kysely';

/** A rectification for a change of name can hide the former one from the public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null in older entries and in those that hide nothing, so that their hashes in the trail stay the same.
  await sql`alter table title_entries add column former_name_hidden boolean
    constraint title_entries_hide_by_rectification
    check (former_name_hidden is null or (former_name_hidden and kind = 'rectified'))`.execute(db);
}
