import { type Kysely, sql } from 'kysely';

/**
 * Entries that put an issued title on hold while the university reviews it, and lift the hold. They are a line for each
 * title: constraints allow one entry after another only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table title_holds (
    id integer generated always as identity primary key,
    title_id integer not null references issued_titles (id) on delete restrict,
    kind text not null check (kind in ('held', 'lifted')),
    reason text not null,
    entered_by text not null,
    created_at timestamptz not null,
    previous_id integer
      constraint title_holds_replaced_once unique references title_holds (id) on delete restrict,
    constraint title_holds_begin_with_held check (previous_id is not null or kind = 'held')
  )`,
  sql`create unique index title_holds_first on title_holds (title_id) where previous_id is null`,
  sql`create index title_holds_by_title on title_holds (title_id)`,
  sql`create trigger title_holds_append_only
    before delete or truncate on title_holds
    for each statement execute function refuse_change()`,
  // Allows the erasure of the reason, and nothing else.
  sql`create function guard_title_hold() returns trigger language plpgsql as $$
    begin
      if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger title_holds_keep before update on title_holds
    for each row execute function guard_title_hold()`,
];
