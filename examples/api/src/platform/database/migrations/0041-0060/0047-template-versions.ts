import { type Kysely, sql } from 'kysely';
import { sealRowsAsFound } from '#platform/seals/seal-rows-as-found.ts';

/**
 * Each version of a template stays, so that a further copy of a document is drawn as the first one was. Those that exist are
 * sealed as they are found. A print has the address of its verification, and the reason if it is of another version than the
 * first one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await sealRowsAsFound(db, 'document_template_versions');
}

const statements = [
  sql`create table document_template_versions (
    id integer generated always as identity primary key,
    template_id integer not null,
    version integer not null,
    name text not null,
    kind text not null,
    template jsonb not null,
    constraint document_template_versions_once unique (template_id, version)
  )`,
  sql`insert into document_template_versions (template_id, version, name, kind, template)
    select id, version, name, kind, template from document_templates order by id`,
  sql`create trigger document_template_versions_append_only
    before update or delete or truncate on document_template_versions
    for each statement execute function refuse_change()`,
  // Null in older rows, so that they have the hash that they always had.
  sql`alter table document_prints
    add column verification_page text,
    add column edition_reason text`,
  // An older version that still runs would change a template without its version. It answers 503 to this code.
  sql`create function guard_template_entry() returns trigger language plpgsql as $$
    begin
      if new.subject <> 'document-template' or new.action not in ('created', 'updated')
        or new.seals -> 'document_template_versions' is not null
      then return new; end if;
      raise exception 'An older version wrote this entry' using errcode = 'cannot_connect_now';
    end $$`,
  sql`create trigger audit_entries_seal_templates before insert on audit_entries
    for each row execute function guard_template_entry()`,
];
