import { type Kysely, sql } from 'kysely';

/** Templates of documents, the officials who sign them, additional fields, and the log of prints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const versioned = (table: string) =>
  sql`create trigger ${sql.ref(`${table}_version`)} before update on ${sql.table(table)}
    for each row execute function count_version()`;

const statements = [
  sql`create table authorities (
    id integer generated always as identity primary key,
    name text not null,
    office text not null,
    valid_from date not null,
    valid_until date,
    signature text,
    version integer not null default 1,
    constraint authorities_term check (valid_until is null or valid_until >= valid_from)
  )`,
  versioned('authorities'),
  sql`create table document_fields (
    id integer generated always as identity primary key,
    name text not null,
    value text not null,
    career_id integer references careers (id) on delete cascade,
    ceremony_id integer references ceremonies (id) on delete cascade,
    version integer not null default 1,
    constraint document_fields_once unique nulls not distinct (name, career_id, ceremony_id)
  )`,
  sql`create index document_fields_by_career on document_fields (career_id)`,
  sql`create index document_fields_by_ceremony on document_fields (ceremony_id)`,
  versioned('document_fields'),
  sql`create table document_templates (
    id integer generated always as identity primary key,
    name text not null,
    name_key text not null constraint document_templates_name_unique unique,
    kind text not null,
    template jsonb not null,
    version integer not null default 1
  )`,
  versioned('document_templates'),
  // Templates may be deleted or renamed, so a print holds the name that the template had.
  sql`create table document_prints (
    id bigint generated always as identity primary key,
    job text not null,
    kind text not null,
    title_id integer references issued_titles (id),
    ceremony_id integer not null references ceremonies (id),
    copy integer not null check (copy > 0),
    mark text,
    template_name text not null,
    printed_at timestamptz not null,
    printed_by integer,
    printed_by_name text not null
  )`,
  // A copy has its number once, also when two administrators print at the same moment.
  sql`create unique index document_prints_copy
    on document_prints (title_id, kind, copy) where title_id is not null`,
  sql`create unique index document_prints_ceremony_copy
    on document_prints (ceremony_id, kind, copy) where title_id is null`,
  sql`create index document_prints_by_job on document_prints (job)`,
  sql`create index document_prints_by_ceremony on document_prints (ceremony_id)`,
  sql`create trigger document_prints_append_only
    before update or delete or truncate on document_prints
    for each statement execute function refuse_change()`,
];
