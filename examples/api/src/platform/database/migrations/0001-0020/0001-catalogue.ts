import { type Kysely, sql } from 'kysely';

/** Reference data, users and their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table genders (id integer primary key, name text not null)`,
  sql`insert into genders (id, name) values (1, 'Masculino'), (2, 'Femenino')`,
  sql`create table faculties (
    id integer generated always as identity primary key,
    name text not null,
    name_key text not null constraint faculties_name_unique unique
  )`,
  sql`create table career_types (
    id integer generated always as identity primary key,
    name text not null,
    name_key text not null constraint career_types_name_unique unique
  )`,
  sql`create table careers (
    id integer generated always as identity primary key,
    name text not null,
    name_key text not null,
    career_type_id integer not null references career_types (id) on delete restrict,
    faculty_id integer not null references faculties (id) on delete restrict,
    is_active boolean not null default true,
    record_order integer not null default 0,
    assigned_order integer not null default 0,
    folio_order integer not null default 0,
    constraint careers_name_unique unique (faculty_id, career_type_id, name_key)
  )`,
  sql`create index careers_by_type on careers (career_type_id)`,
  sql`create table degree_titles (
    id integer generated always as identity primary key,
    career_id integer not null references careers (id) on delete restrict,
    gender_id integer not null references genders (id),
    title_name text not null,
    constraint degree_titles_one_per_gender unique (career_id, gender_id)
  )`,
  sql`create table users (
    id integer generated always as identity primary key,
    username text not null,
    username_key text not null constraint users_username_unique unique,
    email text not null,
    email_key text not null constraint users_email_unique unique,
    full_name text not null,
    role_id integer not null check (role_id in (1, 2, 3)),
    is_active boolean not null default true,
    password_hash text not null,
    created_at timestamptz not null
  )`,
  sql`create table sessions (
    token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index sessions_by_user on sessions (user_id)`,
  sql`create index sessions_by_expiry on sessions (expires_at)`,
  // Unlogged: a crash may empty the counters, which cover a few minutes.
  sql`create unlogged table throttle_windows (
    bucket text not null,
    window_start timestamptz not null,
    window_end timestamptz not null,
    hits integer not null,
    primary key (bucket, window_start)
  )`,
  sql`create index throttle_windows_by_end on throttle_windows (window_end)`,
];
