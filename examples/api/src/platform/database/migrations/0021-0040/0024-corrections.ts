import { type Kysely, sql } from 'kysely';

/**
 * Entries that annul, rectify or duplicate an issued title. A title is never changed: one that is rectified gets a
 * successor, which names it. Constraints enforce that a title is annulled or rectified once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Null in older rows, so that their hashes in the trail stay the same.
  sql`alter table issued_titles add column predecessor_id integer
    constraint issued_titles_one_successor unique
    references issued_titles (id) on delete restrict`,
  sql`alter table issued_titles drop constraint issued_titles_one_per_application`,
  // An application has one title, and its successors.
  sql`create unique index issued_titles_one_per_application
    on issued_titles (application_id) where predecessor_id is null`,
  sql`create index issued_titles_by_application on issued_titles (application_id)`,
  sql`create table title_entries (
    id integer generated always as identity primary key,
    title_id integer not null references issued_titles (id) on delete restrict,
    kind text not null check (kind in ('annulled', 'rectified', 'duplicated')),
    resolution_number text not null check (btrim(resolution_number) <> ''),
    resolution_date date not null,
    resolution_body text not null,
    resolution_reason text not null,
    replacing_title_id integer
      constraint title_entries_one_per_replacement unique
      references issued_titles (id) on delete restrict,
    entered_by text not null,
    created_at timestamptz not null,
    constraint title_entries_replacement_of_rectified
      check ((kind = 'rectified') = (replacing_title_id is not null))
  )`,
  sql`create unique index title_entries_one_end
    on title_entries (title_id) where kind in ('annulled', 'rectified')`,
  // A resolution orders one duplicate of a title: a repeated call adds nothing.
  sql`create unique index title_entries_one_duplicate
    on title_entries (title_id, resolution_number) where kind = 'duplicated'`,
  sql`create index title_entries_by_title on title_entries (title_id)`,
  sql`create trigger title_entries_append_only
    before update or delete or truncate on title_entries
    for each statement execute function refuse_change()`,
];
