import { type Kysely, sql } from 'kysely';
import { appendFound } from '#platform/seals/append-found.ts';
import { sealStatesAsFound } from '#platform/seals/seal-states-as-found.ts';
import { sealWithoutReason } from '#platform/seals/seals.ts';

/**
 * The reason of a print in another form from before migration 0061 can be erased: it is in the row of the print, which the
 * trail has sealed with it. Such a row gets a second hash without its reason, and the reason a seal with a salt. The entry
 * of such a print contains the reason too, and can lose its values with the person whom alone it is about.
 *
 * The hashes come from the functions that verify them. They can never change, so that the migration may use them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sealStatesAsFound(db, ['former_print_reasons']);
  await addHashes(db);
  for (const statement of statements) await statement.execute(db);
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const rowsPerEntry = 1_000;

async function addHashes(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select * from document_prints where id > ${last} and edition_reason <> '' order by id
      limit ${rowsPerEntry}`.execute(db);
    if (rows.length === 0) return;
    const seals = { document_prints_without_reason: sealWithoutReason(rows, 'edition_reason') };
    await appendFound(db, 'document_prints', seals, rows.length);
    last = rows.at(-1)?.id ?? last;
  }
}

const statements = [
  sql`drop trigger document_prints_append_only on document_prints`,
  sql`create trigger document_prints_append_only
    before delete or truncate on document_prints
    for each statement execute function refuse_change()`,
  // Allows the erasure of a former reason, and nothing else.
  sql`create function guard_document_print() returns trigger language plpgsql as $$
    begin
      if old.edition_reason <> '' and new.edition_reason = ''
        and to_jsonb(new) - 'edition_reason' = to_jsonb(old) - 'edition_reason'
      then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger document_prints_keep before update on document_prints
    for each row execute function guard_document_print()`,
  sql`create or replace function guard_audit_entry() returns trigger language plpgsql as $$
    begin
      if (old.at < now() - interval '5 years'
        or (old.at < now() - interval '1 year' and old.actor_id is null
          and old.subject = 'application' and old.action = 'submitted')
        or exists (
          select 1 from audit_entries recorded
          where recorded.position = (select entries from audit_head)
            and recorded.xmin = pg_current_xact_id()::xid
            and ((recorded.action, old.subject) in
                (('person-erased', 'application'), ('account-erased', 'user'))
              or (recorded.action = 'person-erased' and old.subject = 'document-template'
                and jsonb_exists(old.after, 'reason')))
            and recorded.seals -> 'erased_entries' ->> old.position::text = old.content_hash))
        and new.actor_name = '' and new.address is null and new.before is null
        and new.after is null and new.salt is null
        and (new.id, new.at, new.actor_id, new.action, new.subject, new.subject_id, new.request_id,
          new.position, new.content_hash, new.hash, new.seals)
        is not distinct from
          (old.id, old.at, old.actor_id, old.action, old.subject, old.subject_id, old.request_id,
          old.position, old.content_hash, old.hash, old.seals)
      then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`,
];
