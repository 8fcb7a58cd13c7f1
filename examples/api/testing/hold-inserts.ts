import pg from 'pg';
import type { Schema } from '#platform/database/schema.ts';

/** Control over transactions that pause in the middle, so that a test can cut their connections there. */
export interface HeldInserts {
  /** Waits until this many transactions have paused. @returns their server processes. */
  paused(count: number): Promise<number[]>;
  /** Waits until this many transactions wait for a locked row. @returns their server processes. */
  waitingForRow(count: number): Promise<number[]>;
  /** Ends the connections of these processes, as a crash or a network failure would. */
  cut(processes: readonly number[]): Promise<void>;
  /** Lets all of them continue. */
  release(): Promise<void>;
}

const key = 20_250_717;

/**
 * Makes a transaction pause before it writes a row of this table: a trigger waits for a lock that this function holds.
 * @param when the row, as a condition in SQL on `new`
 */
export async function holdInserts(
  url: string,
  table: keyof Schema,
  when: string,
): Promise<HeldInserts> {
  const control = new pg.Client({ connectionString: url });
  await control.connect();
  await control.query(`select pg_advisory_lock(${key})`);
  await control.query(`
    create or replace function hold_insert() returns trigger language plpgsql as $$
    begin
      if ${when} then
        perform pg_advisory_xact_lock_shared(${key});
      end if;
      return new;
    end $$;
    create or replace trigger hold_insert before insert on ${table}
      for each row execute function hold_insert()`);
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
