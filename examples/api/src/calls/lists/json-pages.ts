import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { WorkQueue } from '#platform/concurrency/work-queue.ts';
import type { Schema } from '#platform/database/schema.ts';

/** A list that the database writes as JSON, page by page. */
export interface JsonList {
  /** The columns of a row, by their names on the wire. */
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly from: RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown> | undefined;
  /** The descending sort keys. Together they are unique and indexed, and their values never change. */
  readonly order: readonly { by: RawBuilder<unknown>; type: 'date' | 'integer' | 'timestamptz' }[];
}

/** The database of a list. */
export interface PageSource {
  readonly kysely: Kysely<Schema>;
  /** Limits how many pages are read at once. */
  readonly pageQueue: WorkQueue;
}

/** Small enough that other calls wait only a few hundredths of a second for a page. */
export const rowsPerPage = 1_000;

/**
 * Reads the rows of a list as comma-separated JSON, page by page. Each page begins after the last row of the previous
 * one, so that no statement takes long, a slow client holds no connection, and only one page is in memory. A row that
 * changes meanwhile appears once, in its old or new state.
 *
 * PostgreSQL writes the JSON: decoding and encoding each field in JavaScript takes ten times as long.
 */
export async function* jsonPages(
  { kysely, pageQueue }: PageSource,
  list: JsonList,
): AsyncGenerator<string, void, undefined> {
  let last: string | null = null;
  for (;;) {
    const page = pageQuery(list, last);
    const { rows } = await pageQueue(() => page.execute(kysely));
    const [read] = rows;
    if (read === undefined || read.json === null) return;
    yield read.json;
    if (read.count < rowsPerPage) return;
    last = read.last;
  }
}

interface Page {
  readonly json: string | null;
  readonly last: string | null;
  readonly count: number;
}

function pageQuery({ columns, from, where, order }: JsonList, last: string | null) {
  const fields = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const keys = sql.join(order.map(({ by }) => by));
  const conditions = [
    ...(where === undefined ? [] : [where]),
    ...(last === null ? [] : [sql`(${keys}) < (${pageStart(order, last)})`]),
  ];
  return sql<Page>`
    select string_agg(json, ',') as json, (array_agg(key))[count(*)] as last, count(*) as count
    from (
      select row_to_json(answer)::text as json, concat_ws('|', ${keys}) as key
      ${from} cross join lateral (select ${sql.join(fields)}) answer
      ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}
      order by ${sql.join(order.map(({ by }) => sql`${by} desc`))}
      limit ${sql.lit(rowsPerPage)}
    ) page`;
}

/** Casts the sort keys of the last row, which PostgreSQL wrote as text without loss. */
function pageStart(order: JsonList['order'], last: string): RawBuilder<unknown> {
  const keys = last.split('|');
  return sql.join(order.map(({ type }, index) => sql`${keys[index]}::${sql.raw(type)}`));
}

/** Formats a timestamp as JavaScript does: `2026-06-01T12:00:00.000Z`. */
export function jsonMoment(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
