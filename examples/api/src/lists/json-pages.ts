import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../server/services.ts';

/** A list that the database writes as JSON, page after page. */
export type JsonList = {
  /** What each row is made of, by the names on the wire. */
  columns: Readonly<Record<string, RawBuilder<unknown>>>;
  from: RawBuilder<unknown>;
  where?: RawBuilder<unknown> | undefined;
  /** What the list is ordered by, descending: together unique, and never changed once stored. An index has them. */
  order: readonly { by: RawBuilder<unknown>; type: 'date' | 'integer' | 'timestamptz' }[];
};

/** Small enough that whoever comes meanwhile waits a few hundredths of a second. */
export const rowsPerPage = 1_000;

/**
 * The rows of a list as JSON, comma-separated, page by page. Each page begins behind the last row of the one before, so
 * that no statement takes long, no connection is held while a slow client reads, and only one page is in memory. A row
 * that is changed meanwhile appears once, as it was before or after.
 *
 * PostgreSQL writes the JSON: making a value of each field and a text of it again takes this thread ten times as long.
 */
export async function* jsonPages(
  { kysely, pagesInTurn }: Pick<Services, 'kysely' | 'pagesInTurn'>,
  list: JsonList,
): AsyncGenerator<string, void, undefined> {
  let last: string | null = null;
  for (;;) {
    const page = pageOf(list, last);
    const { rows } = await pagesInTurn(() => page.execute(kysely));
    const [read] = rows;
    if (read === undefined || read.json === null) return;
    yield read.json;
    if (read.count < rowsPerPage) return;
    last = read.last;
  }
}

type Page = { json: string | null; last: string | null; count: number };

function pageOf({ columns, from, where, order }: JsonList, last: string | null) {
  const fields = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const keys = sql.join(order.map(({ by }) => by));
  const conditions = [
    ...(where === undefined ? [] : [where]),
    ...(last === null ? [] : [sql`(${keys}) < (${startOf(order, last)})`]),
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

/** The keys of the last row, as PostgreSQL wrote them and reads them again without loss. */
function startOf(order: JsonList['order'], last: string): RawBuilder<unknown> {
  const keys = last.split('|');
  return sql.join(order.map(({ type }, index) => sql`${keys[index]}::${sql.raw(type)}`));
}

/** A moment as JavaScript writes it: `2026-06-01T12:00:00.000Z`. */
export function jsonMoment(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
