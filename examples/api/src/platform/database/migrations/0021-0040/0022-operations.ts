import { type Kysely, sql } from 'kysely';

/** Audit entries that wait for the chain, and numbers that a restore skips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table audit_waiting (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id integer,
    actor_name text not null,
    address text,
    action text not null,
    subject text not null,
    subject_id text not null,
    before jsonb,
    after jsonb,
    request_id text not null
  )`,
  sql`create table skipped_places (
    ceremony_id integer primary key references ceremonies (id) on delete cascade,
    next_place integer not null check (next_place >= 0)
  )`,
];
