import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const sign = 'issue-under-way';

/**
 * Makes every issue stop for good before it writes the title at this place of the acta (from 0): on a database with one
 * connection nobody beside it can hold an issue (`holdIssue`). It leaves a file in the database's folder then.
 */
export async function hangIssues(kysely: Kysely<Schema>, place: number): Promise<void> {
  await sql
    .raw(`create or replace function hang_issue() returns trigger language plpgsql as $$
      begin
        if new.record_place = ${Math.trunc(place)} then
          execute format('copy (select 1) to %L', current_setting('data_directory') || '/${sign}');
          perform pg_sleep(3600);
        end if;
        return new;
      end $$`)
    .execute(kysely);
  await sql`create or replace trigger hang_issue before insert on issued_titles
    for each row execute function hang_issue()`.execute(kysely);
}

/** Whether an issue has stopped there, by the file that it left. */
export function isIssueHanging(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'database', sign));
}

/** Lets issues run again, once the process is gone in which they stopped. */
export async function letIssuesRun(kysely: Kysely<Schema>, dataDir: string): Promise<void> {
  await sql`drop trigger hang_issue on issued_titles`.execute(kysely);
  await rm(path.join(dataDir, 'database', sign));
}
