import { type Kysely, sql } from 'kysely';

/** Ceremonies and applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table ceremonies (
    id integer generated always as identity primary key,
    name text not null,
    ceremony_date date not null,
    ceremony_location text not null,
    description text,
    record_initial text not null,
    assigned_initial text not null,
    folio_initial text not null,
    status text not null default 'ABIERTO'
      check (status in ('ABIERTO', 'CERRADO', 'COMPLETADO')),
    completion_notes text,
    created_at timestamptz not null,
    updated_at timestamptz
  )`,
  sql`create table application_code_counters (
    year integer primary key,
    last_number integer not null
  )`,
  sql`create table applications (
    id integer generated always as identity primary key,
    application_code text not null constraint applications_code_unique unique,
    code_year integer not null,
    code_number integer not null,
    status text not null default 'PENDIENTE'
      check (status in ('PENDIENTE', 'CONFIRMADA', 'RECHAZADA')),
    ceremony_id integer not null references ceremonies (id) on delete cascade,
    career_id integer not null references careers (id) on delete restrict,
    person_key text not null,
    identification_type text not null,
    id_number text not null,
    first_name text not null,
    middle_name text,
    third_name text,
    last_name text not null,
    second_last_name text,
    email text not null,
    phone text,
    date_of_birth date,
    place_of_birth text,
    gender_id integer not null references genders (id),
    notes text,
    applied_at timestamptz not null,
    updated_at timestamptz,
    constraint applications_code_number_unique unique (code_year, code_number)
  )`,
  // One application per person, career and ceremony, except rejected ones.
  sql`create unique index applications_one_per_person
    on applications (person_key, career_id, ceremony_id) where status <> 'RECHAZADA'`,
  sql`create index applications_by_ceremony on applications (ceremony_id, status)`,
  sql`create index applications_by_career on applications (career_id)`,
  sql`create table idempotency_keys (
    key_hash text primary key,
    request_hash text not null,
    application_id integer references applications (id) on delete cascade,
    created_at timestamptz not null
  )`,
  sql`create index idempotency_keys_by_application on idempotency_keys (application_id)`,
  sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`,
];
