import { type Kysely, sql } from 'kysely';

/**
 * The reason of a print in another form is free text, which an erasure blanks: it has a row beside the print, and the trail
 * seals it with a salt. The reasons of earlier prints stay in `document_prints`, whose rows the trail has sealed with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table print_reasons (
    print_id bigint primary key references document_prints (id) on delete restrict,
    title_id integer references issued_titles (id) on delete restrict,
    reason text not null,
    created_at timestamptz not null
  )`,
  sql`create index print_reasons_by_title on print_reasons (title_id)`,
  sql`create trigger print_reasons_append_only
    before delete or truncate on print_reasons
    for each statement execute function refuse_change()`,
  // Allows the erasure of the reason, and nothing else.
  sql`create function guard_print_reason() returns trigger language plpgsql as $$
    begin
      if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger print_reasons_keep before update on print_reasons
    for each row execute function guard_print_reason()`,
];
