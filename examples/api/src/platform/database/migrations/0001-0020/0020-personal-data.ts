import { type Kysely, sql } from 'kysely';

/** Authorisations of applicants, and the export, erasure and blocking of one person's data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table applications
    add column privacy_version text,
    add column privacy_accepted_at timestamptz,
    add column restriction text check (restriction in ('blocked', 'erased')),
    add constraint applications_privacy_complete
      check ((privacy_version is null) = (privacy_accepted_at is null))`,
  sql`create index applications_by_person on applications (person_key)`,
  // The dashboard counts without blocked applications.
  sql`drop index applications_by_status`,
  sql`create index applications_by_status on applications (status) where restriction is null`,
  // Without a reference to applications: it outlives them, and is applied again after a restore.
  sql`create table person_changes (
    id integer generated always as identity primary key,
    kind text not null check (kind in ('erased', 'blocked', 'unblocked')),
    person_hash text not null unique,
    salt text not null,
    at timestamptz not null
  )`,
];
