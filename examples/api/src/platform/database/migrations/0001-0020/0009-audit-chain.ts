import { type Kysely, sql } from 'kysely';

/** The audit trail becomes a hash chain, records addresses, and allows the erasure of personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Existing entries have no position in the chain.
  sql`alter table audit_entries
    add column address text,
    add column position bigint unique,
    add column salt text,
    add column content_hash text,
    add column hash text`,
  sql`create table audit_head (
    id integer primary key check (id = 1),
    entries bigint not null,
    hash text not null
  )`,
  sql`insert into audit_head (id, entries, hash) values (1, 0, '')`,
  sql`drop trigger audit_entries_append_only on audit_entries`,
  sql`create trigger audit_entries_append_only
    before delete or truncate on audit_entries
    for each statement execute function refuse_change()`,
  // Allows only one kind of change: erasing all personal data of an entry, and nothing else.
  sql`create function guard_audit_entry() returns trigger language plpgsql as $$
    begin
      if new.actor_name = '' and new.address is null and new.before is null
        and new.after is null and new.salt is null
        and (new.id, new.at, new.actor_id, new.action, new.subject, new.subject_id, new.request_id,
          new.position, new.content_hash, new.hash)
        is not distinct from
          (old.id, old.at, old.actor_id, old.action, old.subject, old.subject_id, old.request_id,
          old.position, old.content_hash, old.hash)
      then return new; end if;
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  sql`create trigger audit_entries_keep before update on audit_entries
    for each row execute function guard_audit_entry()`,
];
