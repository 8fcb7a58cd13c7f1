import { type Kysely, sql } from 'kysely';
import { sealStatesAsFound } from '#platform/seals/seal-states-as-found.ts';

/**
 * The audit trail seals the present state of rows that can change. What exists is sealed as found, in entries that say so.
 *
 * The hashes come from the functions that verify them. They can never change, so that the migration may use them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await sealStatesAsFound(db, [
    'faculties',
    'careers',
    'degree_titles',
    'authorities',
    'document_fields',
    'document_templates',
    'users',
    'applications',
    'proof_answers',
    'handover_details',
  ]);
}

const statements = [
  // The hash of a state is in the entry at the position. An erasure deletes the row, and so the salt.
  sql`create table row_seals (
    row_table text not null,
    row_id bigint not null,
    salt text not null,
    position bigint not null,
    primary key (row_table, row_id)
  )`,
  // An older version that still runs would change rows without a seal. It answers 503 to this code.
  sql`create or replace function guard_new_audit_entry() returns trigger language plpgsql as $$
    begin
      if new.position is not null
        and (new.action <> 'titles-issued' or new.seals is not null)
        and (new.seals -> 'states' is not null
          or new.action not in ('created', 'updated', 'deleted', 'confirmed')
          or new.subject not in ('faculty', 'career', 'degree-title', 'authority', 'document-field',
            'document-template', 'user', 'application'))
      then return new; end if;
      raise exception 'An older version wrote this entry' using errcode = 'cannot_connect_now';
    end $$`,
];
