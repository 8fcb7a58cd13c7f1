import { type Kysely, sql } from 'kysely';

/** Proofs of titles: what graduates answer before the issue, and the corrections that they ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table proof_answers (
    id bigint generated always as identity primary key,
    application_id integer not null references applications (id) on delete cascade,
    kind text not null check (kind in ('seen', 'correct', 'correction')),
    version text not null,
    at timestamptz not null
  )`,
  sql`create index proof_answers_by_application on proof_answers (application_id, id)`,
  sql`create unique index proof_answers_seen_once on proof_answers (application_id, version)
    where kind = 'seen'`,
  // Rows go only with their application.
  sql`create trigger proof_answers_append_only
    before update or truncate on proof_answers
    for each statement execute function refuse_change()`,
  sql`create table corrections (
    id integer generated always as identity primary key,
    application_id integer not null references applications (id) on delete cascade,
    status text not null default 'open' check (status in ('open', 'accepted', 'answered')),
    description text not null,
    requested_at timestamptz not null,
    reply text,
    decided_at timestamptz,
    check ((status = 'open') = (decided_at is null))
  )`,
  sql`create index corrections_by_application on corrections (application_id, id)`,
  sql`create unique index corrections_one_open on corrections (application_id)
    where status = 'open'`,
];
