import { type Kysely, sql } from 'kysely';

/** Keys of receipts, disclosures of the look-up, and notes that the applicant can't read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table applications add column internal_notes text`,
  sql`create table receipt_keys (
    key_hash text primary key,
    application_id integer not null references applications (id) on delete cascade,
    created_at timestamptz not null
  )`,
  sql`create index receipt_keys_by_application on receipt_keys (application_id)`,
  // Without a reference, because the record of a disclosure outlives the application.
  sql`create table look_up_disclosures (
    day date not null,
    application_code text not null,
    network text not null,
    hits integer not null,
    primary key (day, application_code, network)
  )`,
];
