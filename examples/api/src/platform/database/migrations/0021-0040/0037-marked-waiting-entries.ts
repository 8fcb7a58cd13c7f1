import { type Kysely, sql } from 'kysely';
import { appendWaiting } from '#platform/seals/append-waiting.ts';

/**
 * Entries that wait for the chain are authenticated by the site, so that nobody adds one by SQL. Those that wait now have no
 * mark: they are chained as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table audit_waiting in share row exclusive mode`.execute(db);
  await appendWaiting(db);
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table audit_waiting add column mac text`,
  // An older version that still runs has no mark. It answers 503 to this code.
  sql`create function guard_waiting_entry() returns trigger language plpgsql as $$
    begin
      if new.mac is not null then return new; end if;
      raise exception 'An older version wrote this entry' using errcode = 'cannot_connect_now';
    end $$`,
  sql`create trigger audit_waiting_marked before insert on audit_waiting
    for each row execute function guard_waiting_entry()`,
];
