import { type Kysely, sql } from 'kysely';

/**
 * Versions of rows that two administrators may edit at the same time. A trigger increments them, so that no write can
 * forget to. Timestamps are too coarse: two writes can have the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_version() returns trigger language plpgsql as
    'begin new.version := old.version + 1; return new; end'`.execute(db);
  for (const table of ['applications', 'ceremonies']) {
    await sql`alter table ${sql.table(table)}
      add column version integer not null default 1`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_version`)} before update on ${sql.table(table)}
      for each row execute function count_version()`.execute(db);
  }
}
