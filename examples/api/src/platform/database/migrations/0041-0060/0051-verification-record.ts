import { type Kysely, sql } from 'kysely';

/** Verifications by title, and printed documents by the address that their QR code has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table title_verifications (
    title_id integer primary key references issued_titles (id),
    verifications bigint not null check (verifications > 0)
  )`.execute(db);
  await sql`create table printed_addresses (
    address text primary key,
    prints bigint not null check (prints > 0)
  )`.execute(db);
}
