import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { countRows } from '#platform/database/stored-row.ts';
import { type HeldInserts, holdInserts } from '../hold-inserts.ts';

/** Makes every bulk issue pause before it writes the title at this position of the acta (from 0). */
export function holdIssue(url: string, place: number): Promise<HeldInserts> {
  return holdInserts(url, 'issued_titles', `new.record_place = ${Math.trunc(place)}`);
}

/** Counts the issues that are writing, including those of a killed process. */
export function countIssuesUnderWay(kysely: Kysely<Schema>): Promise<number> {
  const source = sql`
    from pg_stat_activity
    where datname = current_database() and query like 'insert into "issued_titles"%'
      and state <> 'idle'`;
  return countRows(kysely, source);
}
