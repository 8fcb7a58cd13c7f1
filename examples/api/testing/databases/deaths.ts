import pg from 'pg';
import type { Answer, TestApi } from '../test-api.ts';

/** The tables at which a connection dies: the first row of the book, or the entry of the trail after all others. */
export const deadlyTables = [
  'issued_titles',
  'title_contents',
  'title_entries',
  'title_holds',
  'document_prints',
  'handovers',
  'audit_entries',
] as const;

/** Connections of an API that end while they write, as those of a killed process do. */
export interface Deaths {
  /** Lets the connection end that next writes a row of this table. */
  arm(table: (typeof deadlyTables)[number]): Promise<void>;
  disarm(): Promise<void>;
  /** The API for a user who sends a call again, once, after its connection has ended. */
  survive(api: TestApi): TestApi;
  /** The number of connections that have ended. */
  count(): number;
  close(): Promise<void>;
}

/** Prepares a database of PostgreSQL for deaths. */
export async function prepareDeaths(databaseUrl: string): Promise<Deaths> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    create unlogged table next_death (table_name text);
    create function die() returns trigger language plpgsql as $$
    begin
      if exists (select from next_death where table_name = tg_table_name) then
        perform pg_terminate_backend(pg_backend_pid());
        perform pg_sleep(60);
      end if;
      return null;
    end $$`);
  for (const table of deadlyTables) {
    await client.query(
      `create trigger zz_die before insert on ${table} for each statement execute function die()`,
    );
  }
  let deaths = 0;
  const disarm = async () => {
    await client.query('delete from next_death');
  };
  const again = async (send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send();
    if (answer.status !== 503) return answer;
    deaths += 1;
    await disarm();
    return send();
  };
  return {
    async arm(table) {
      await client.query('insert into next_death values ($1)', [table]);
    },
    disarm,
    count: () => deaths,
    survive: (api) => ({
      ...api,
      call: (...call) => again(() => api.call(...call)),
      asAdmin: (...call) => again(() => api.asAdmin(...call)),
    }),
    close: () => client.end(),
  };
}
