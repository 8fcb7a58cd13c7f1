import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Makes every issue stay for five seconds at the title of this place of the acta: on a database with one connection
 * nobody beside it can hold an issue (`holdIssue`).
 */
export async function slowIssueDown(kysely: Kysely<Schema>, place: number): Promise<void> {
  await sql
    .raw(`create or replace function slow_issue() returns trigger language plpgsql as $$
      begin
        if new.record_place = ${Math.trunc(place)} then perform pg_sleep(5); end if;
        return new;
      end $$`)
    .execute(kysely);
  await sql`create or replace trigger slow_issue before insert on issued_titles
    for each row execute function slow_issue()`.execute(kysely);
}

export async function letIssueRun(kysely: Kysely<Schema>): Promise<void> {
  await sql`drop trigger slow_issue on issued_titles`.execute(kysely);
}

/** How many issues write at this moment, those of a killed process included. */
export async function countIssuesUnderWay(kysely: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where query like 'insert into "issued_titles"%' and state <> 'idle'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
