import { type Kysely, sql } from 'kysely';

/** Indexes for the orders in which long lists are read page by page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index applications_by_arrival on applications (applied_at, id)`.execute(db);
  await sql`create index applications_by_ceremony_and_id on applications (ceremony_id, id)`.execute(
    db,
  );
  await sql`create index issued_titles_by_ceremony
    on issued_titles (ceremony_date, ceremony_id, (-record_place))`.execute(db);
}
