import { type Kysely, sql } from 'kysely';

/**
 * Accounts have the time of their deactivation, from which their term counts. Erasures of accounts and of signature pictures are
 * recorded like those of graduates: the entries about an account lose their personal data together with the newest entry, which
 * names them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table users add column deactivated_at timestamptz`,
  // Nobody knows since when: their term begins now.
  sql`update users set deactivated_at = now() where not is_active`,
  sql`create function note_deactivation() returns trigger language plpgsql as $$
    begin
      new.deactivated_at := case when new.is_active then null
        else coalesce(new.deactivated_at, now()) end;
      return new;
    end $$`,
  sql`create trigger users_deactivation before insert or update of is_active on users
    for each row execute function note_deactivation()`,
  sql`alter table person_changes
    drop constraint person_changes_kind_check,
    add constraint person_changes_kind_check
      check (kind in ('erased', 'blocked', 'unblocked', 'account-erased', 'signature-erased'))`,
  sql`create or replace function guard_audit_entry() returns trigger language plpgsql as $$
    begin
      if (old.at < now() - interval '5 years'
        or (old.at < now() - interval '1 year' and old.actor_id is null
          and old.subject = 'application' and old.action = 'submitted')
        or exists (
          select 1 from audit_entries recorded
          where recorded.position = (select entries from audit_head)
            and recorded.xmin = pg_current_xact_id()::xid
            and (recorded.action, old.subject) in
              (('person-erased', 'application'), ('account-erased', 'user'))
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
