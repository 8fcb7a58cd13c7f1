import { type Kysely, sql } from 'kysely';

/**
 * Each title has its content: everything that its documents state, sealed by the entry of the issue. The next start of the
 * site stores those of the titles that exist, because the name of the university is a setting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table title_contents (
    title_id integer primary key references issued_titles (id),
    content jsonb not null,
    birth jsonb,
    birth_salt text,
    birth_hash text,
    as_found boolean check (as_found),
    constraint title_contents_birth check ((birth is null) = (birth_salt is null)
      and (birth is null or birth_hash is not null))
  )`,
  // The birth is erased with the person; its hash, which the seal contains, stays.
  sql`create function guard_title_content() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.birth is null and new.birth_salt is null
        and (new.title_id, new.content, new.birth_hash, new.as_found)
          is not distinct from (old.title_id, old.content, old.birth_hash, old.as_found)
      then return new; end if;
      raise exception 'title_contents is append-only';
    end $$`,
  sql`create trigger title_contents_erasure before update or delete on title_contents
    for each row execute function guard_title_content()`,
  sql`create trigger title_contents_append_only before truncate on title_contents
    for each statement execute function guard_title_content()`,
  sql`create table signature_pictures (
    sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
    picture text not null
  )`,
  sql`create trigger signature_pictures_append_only
    before update or delete or truncate on signature_pictures
    for each statement execute function refuse_change()`,
  // An older version that still runs would issue titles without a content. It answers 503 to this code.
  sql`create function guard_title_issue() returns trigger language plpgsql as $$
    begin
      if new.seals -> 'issued_titles' is null or new.seals -> 'issued_titles' = '{}'
        or new.action not in ('titles-issued', 'rectified')
        or new.seals -> 'title_contents' is not null
      then return new; end if;
      raise exception 'An older version wrote this entry' using errcode = 'cannot_connect_now';
    end $$`,
  sql`create trigger audit_entries_seal_contents before insert on audit_entries
    for each row execute function guard_title_issue()`,
];
