import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from '../database/schema.ts';

/** Control over bulk issues that pause in the middle, so that a test can cut their connections there. */
export interface HeldIssue {
  /** Waits until this many issues have paused. @returns their server processes. */
  paused(count: number): Promise<number[]>;
  /** Waits until this many issues wait for a locked row. @returns their server processes. */
  waitingForRow(count: number): Promise<number[]>;
  /** Ends the connections of these processes, as a crash or a network failure would. */
  cut(processes: readonly number[]): Promise<void>;
  /** Lets all issues continue. */
  release(): Promise<void>;
}

const key = 20_250_717;

/**
 * Makes every bulk issue pause before it writes the title at this position of the acta (from 0): a trigger waits for a
 * lock that this function holds.
 */
export async function holdIssue(url: string, place: number): Promise<HeldIssue> {
  const control = new pg.Client({ connectionString: url });
  await control.connect();
  await control.query(`select pg_advisory_lock(${key})`);
  await control.query(`
    create or replace function hold_issue() returns trigger language plpgsql as $$
    begin
      if new.record_place = ${Math.trunc(place)} then
        perform pg_advisory_xact_lock_shared(${key});
      end if;
      return new;
    end $$;
    create or replace trigger hold_issue before insert on issued_titles
      for each row execute function hold_issue()`);
  const waiting = (what: string) => async (count: number) => {
    for (;;) {
      const { rows } = await control.query<{ pid: number }>(
        `select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and ${what} order by pid`,
      );
      if (rows.length >= count) return rows.map(({ pid }) => pid);
    }
  };
  return {
    paused: waiting(`wait_event = 'advisory'`),
    waitingForRow: waiting(`wait_event in ('tuple', 'transactionid')`),
    async cut(processes) {
      await control.query('select pg_terminate_backend(pid, 5000) from unnest($1::int[]) pid', [
        processes,
      ]);
    },
    async release() {
      await control.query(`select pg_advisory_unlock(${key})`);
      await control.end();
    },
  };
}

/** Counts the issues that are writing, including those of a killed process. */
export async function countIssuesUnderWay(kysely: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and query like 'insert into "issued_titles"%'
      and state <> 'idle'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
