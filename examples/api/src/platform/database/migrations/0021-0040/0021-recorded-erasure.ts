import { type Kysely, sql } from 'kysely';

/**
 * Entries of graduates who applied can lose their personal data after a year, because they hold the address of each. A
 * person's data in the audit trail can be erased before the retention period only together with the newest entry, which
 * names the erased entries of applications and belongs to the same transaction. The hashes remain in either case.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function guard_audit_entry() returns trigger language plpgsql as $$
    begin
      if (old.at < now() - interval '5 years'
        or (old.at < now() - interval '1 year' and old.actor_id is null
          and old.subject = 'application' and old.action = 'submitted')
        or (old.subject = 'application' and exists (
          select 1 from audit_entries recorded
          where recorded.position = (select entries from audit_head)
            and recorded.xmin = pg_current_xact_id()::xid
            and recorded.action = 'person-erased'
            and recorded.seals -> 'erased_entries' ->> old.position::text = old.content_hash)))
        and new.actor_name = '' and new.address is null and new.before is null
        and new.after is null and new.salt is null
        and (new.id, new.at, new.actor_id, new.action, new.subject, new.subject_id, new.request_id,
          new.position, new.content_hash, new.hash, new.seals)
        is not distinct from
          (old.id, old.at, old.actor_id, old.action, old.subject, old.subject_id, old.request_id,
          old.position, old.content_hash, old.hash, old.seals)
      then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
}
