import { type Kysely, sql } from 'kysely';

/**
 * The book of hand-overs: entries that never change, and beside them the personal data, which can be deleted. The entries
 * of a title form one line, because each names the one before: of two simultaneous entries one violates a constraint.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table handovers (
    id integer generated always as identity primary key,
    title_id integer not null references issued_titles (id) on delete restrict,
    previous_id integer constraint handovers_replaced_once unique,
    kind text not null check (kind in ('delivered', 'not-delivered')),
    delivered_on date,
    collector text check (collector in ('graduate', 'proxy')),
    recorded_at timestamptz not null,
    recorded_by integer not null,
    recorded_by_name text not null,
    constraint handovers_of_title unique (id, title_id),
    constraint handovers_same_title
      foreign key (previous_id, title_id) references handovers (id, title_id) on delete restrict,
    constraint handovers_complete check (
      (kind = 'delivered') = (delivered_on is not null) and
      (kind = 'delivered') = (collector is not null) and
      (kind = 'delivered' or previous_id is not null))
  )`,
  sql`create unique index handovers_first on handovers (title_id) where previous_id is null`,
  sql`create index handovers_by_title on handovers (title_id)`,
  sql`create trigger handovers_append_only
    before update or delete or truncate on handovers
    for each statement execute function refuse_change()`,
  // Only the owner of the tables deletes rows: for a person's erasure, and after the term.
  sql`create table handover_details (
    handover_id integer primary key references handovers (id) on delete restrict,
    proxy_key text,
    proxy_name text,
    proxy_identification_type text,
    proxy_id_number text,
    proxy_authority text,
    notes text,
    reason text,
    recorded_at timestamptz not null
  )`,
  sql`create index handover_details_by_proxy on handover_details (proxy_key)`,
  sql`create trigger handover_details_unchanged
    before update or truncate on handover_details
    for each statement execute function refuse_change()`,
];
