-- The rights of birrete_site, the role as which the site runs. Another role owns the tables and migrates them.
--
--   create role birrete_site login password '…';
--
-- Run this file as the owner of the tables, after each migration. It can be run again at any time. The site can then write
-- the audit trail and issue titles, but neither change nor delete what is there, disable a trigger or change a table. An
-- erasure of personal data, a restore and a migration need the owner.

grant usage on schema public to birrete_site;
grant select, insert, update, delete on all tables in schema public to birrete_site;
-- The ETag of a list contains the last id. Identity columns need no other right.
grant select on all sequences in schema public to birrete_site;

-- Tables of later migrations.
alter default privileges in schema public
  grant select, insert, update, delete on tables to birrete_site;
alter default privileges in schema public grant select on sequences to birrete_site;

-- Append-only tables are those whose trigger calls refuse_change(): the audit trail, issued titles, and
-- their codes, corrections, hand-overs and prints.
do $$
declare
  append_only regclass;
begin
  for append_only in
    select distinct tgrelid::regclass from pg_trigger where tgfoid = 'refuse_change()'::regprocedure
  loop
    execute format('revoke update, delete, truncate on %s from birrete_site', append_only);
  end loop;
end $$;

-- An erasure, as the owner, leaves the hash of a title's birth.
revoke update, delete, truncate on title_contents from birrete_site;

-- The end of the audit trail is one row, which each entry moves.
revoke insert, delete, truncate on audit_head from birrete_site;

revoke insert, update, delete, truncate on kysely_migration, kysely_migration_lock
  from birrete_site;

-- A restore stores the numbers that are not issued again.
revoke insert, update, delete, truncate on skipped_places from birrete_site;
