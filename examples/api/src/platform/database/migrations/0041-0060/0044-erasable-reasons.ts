import { type Kysely, sql } from 'kysely';
import { appendFound } from '#platform/seals/append-found.ts';
import { sealStatesAsFound } from '#platform/seals/seal-states-as-found.ts';
import { sealWithoutReason } from '#platform/seals/seals.ts';

/**
 * The reason of a correction can be erased: it is free text, and may say why somebody has another name. The trail seals it
 * apart from the correction, with a salt. Older corrections were sealed with their reason, and get a second hash without it.
 *
 * The hashes come from the functions that verify them. They can never change, so that the migration may use them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sealStatesAsFound(db, ['correction_reasons']);
  await addHashes(db);
  for (const statement of statements) await statement.execute(db);
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const rowsPerEntry = 1_000;

async function addHashes(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select * from title_entries where id > ${last} order by id limit ${rowsPerEntry}`.execute(db);
    if (rows.length === 0) return;
    const seals = { title_entries_without_reason: sealWithoutReason(rows, 'resolution_reason') };
    await appendFound(db, 'title_entries', seals, rows.length);
    last = rows.at(-1)?.id ?? last;
  }
}

const statements = [
  sql`drop trigger title_entries_append_only on title_entries`,
  sql`create trigger title_entries_append_only
    before delete or truncate on title_entries
    for each statement execute function refuse_change()`,
  // Allows the erasure of the reason, and nothing else.
  sql`create function guard_title_entry() returns trigger language plpgsql as $$
    begin
      if new.resolution_reason = ''
        and to_jsonb(new) - 'resolution_reason' = to_jsonb(old) - 'resolution_reason'
      then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger title_entries_keep before update on title_entries
    for each row execute function guard_title_entry()`,
  // An older version that still runs would seal the reason with the correction. It answers 503 to this code.
  sql`create function guard_correction_entry() returns trigger language plpgsql as $$
    begin
      if new.subject <> 'title' or new.seals -> 'title_entries' is null
        or new.seals -> 'states' -> 'correction_reasons' is not null
      then return new; end if;
      raise exception 'An older version wrote this entry' using errcode = 'cannot_connect_now';
    end $$`,
  sql`create trigger audit_entries_seal_reasons before insert on audit_entries
    for each row execute function guard_correction_entry()`,
];
