-- Creates the two roles of a new database, as its superuser, with their passwords from the environment:
-- birrete_owner owns the tables and migrates them; birrete_site is the site, which only reads and writes rows.
-- "npm run api -- migrate" then gives the site its rights on each table (examples/api/src/platform/database/runtime-role.sql).
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv site_password SITE_PASSWORD
-- All or nothing: after a failure, such as a database of another name, the same command can be repeated.
begin;
create role birrete_owner login password :'owner_password';
create role birrete_site login password :'site_password';
alter database birrete owner to birrete_owner;
revoke all on database birrete from public;
grant connect on database birrete to birrete_site;
alter schema public owner to birrete_owner;
revoke all on schema public from public;
grant usage on schema public to birrete_site;
commit;
