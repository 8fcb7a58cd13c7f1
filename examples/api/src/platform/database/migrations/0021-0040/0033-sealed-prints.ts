import { type Kysely, sql } from 'kysely';
import { sealRowsAsFound } from '#platform/seals/seal-rows-as-found.ts';

/**
 * Prints hold the version of their template and the hash of their file, and the audit trail seals them: those that exist
 * as they are found, at the time of the migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await sealRowsAsFound(db, 'document_prints');
}

const statements = [
  // Null in older rows, so that they have the hash that they always had.
  sql`alter table document_prints
    add column template_version integer,
    add column file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$')`,
  // An older version that still runs would record prints without a seal. It answers 503 to this code.
  sql`create function guard_print_entry() returns trigger language plpgsql as $$
    begin
      if new.action <> 'printed' or new.seals is not null then return new; end if;
      raise exception 'An older version wrote this entry' using errcode = 'cannot_connect_now';
    end $$`,
  sql`create trigger audit_entries_seal_prints before insert on audit_entries
    for each row execute function guard_print_entry()`,
];
