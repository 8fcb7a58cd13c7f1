import { type Kysely, sql } from 'kysely';

/**
 * The address of the documents that were printed before prints had one. The next start of the site stores it, because it is a
 * setting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table printed_addresses
    add column earlier_prints bigint not null default 0 check (earlier_prints between 0 and prints)`.execute(
    db,
  );
}
