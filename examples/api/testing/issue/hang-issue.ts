import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

const marker = 'issue-under-way';

/**
 * Makes every bulk issue stop before it writes the title at this position of the acta (from 0), and create a file in the
 * database's folder. For the embedded database, whose only connection rules out `holdIssue`.
 */
export async function hangIssues(kysely: Kysely<Schema>, place: number): Promise<void> {
  await sql
    .raw(`create or replace function hang_issue() returns trigger language plpgsql as $$
      begin
        if new.record_place = ${Math.trunc(place)} then
          execute format('copy (select 1) to %L', current_setting('data_directory') || '/${marker}');
          perform pg_sleep(3600);
        end if;
        return new;
      end $$`)
    .execute(kysely);
  await sql`create or replace trigger hang_issue before insert on issued_titles
    for each row execute function hang_issue()`.execute(kysely);
}

/** True if an issue has stopped, according to its file. */
export function isIssueHanging(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'database', marker));
}

/** Lets issues run again, after the process with the stopped issue has ended. */
export async function letIssuesRun(kysely: Kysely<Schema>, dataDir: string): Promise<void> {
  await sql`drop trigger hang_issue on issued_titles`.execute(kysely);
  await rm(path.join(dataDir, 'database', marker));
}
