import { type Kysely, sql } from 'kysely';

/** Append-only tables: issued titles and the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // All data of the printed title are copied, so that no later edit changes them.
  sql`create table issued_titles (
    id integer generated always as identity primary key,
    application_id integer not null
      constraint issued_titles_one_per_application unique
      references applications (id) on delete restrict,
    ceremony_id integer not null references ceremonies (id) on delete restrict,
    application_code text not null,
    identification_type text not null,
    id_number text not null,
    first_name text not null,
    middle_name text,
    third_name text,
    last_name text not null,
    second_last_name text,
    career_name text not null,
    faculty_name text not null,
    ceremony_name text not null,
    ceremony_date date not null,
    issue_date date not null,
    degree_title text,
    record_place integer not null check (record_place >= 0),
    assigned_place integer not null check (assigned_place >= 0),
    folio_place integer not null check (folio_place >= 0),
    record_registry text not null,
    assigned_registry text not null,
    folio_registry text not null,
    notes text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint issued_titles_record_place_unique unique (ceremony_id, record_place),
    constraint issued_titles_assigned_place_unique unique (ceremony_id, assigned_place),
    constraint issued_titles_folio_place_unique unique (ceremony_id, folio_place),
    constraint issued_titles_record_unique unique (ceremony_id, record_registry),
    constraint issued_titles_assigned_unique unique (ceremony_id, assigned_registry),
    constraint issued_titles_folio_unique unique (ceremony_id, folio_registry)
  )`,
  sql`create table audit_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id integer,
    actor_name text not null,
    action text not null,
    subject text not null,
    subject_id text not null,
    before jsonb,
    after jsonb,
    request_id text
  )`,
  sql`create index audit_entries_by_subject on audit_entries (subject, subject_id)`,
  sql`create function refuse_change() returns trigger language plpgsql as
    'begin raise exception ''% is append-only'', tg_table_name using errcode = ''restrict_violation''; end'`,
  sql`create trigger audit_entries_append_only
    before update or delete or truncate on audit_entries
    for each statement execute function refuse_change()`,
  sql`create trigger issued_titles_append_only
    before update or delete or truncate on issued_titles
    for each statement execute function refuse_change()`,
];
