import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { JsonList } from '#calls/lists/json-pages.ts';
import type { Schema } from '#platform/database/schema.ts';
import { recordAccess } from './record-access.ts';
import type { AuditEvent } from './record-audit.ts';

/** Successive ids, from the first to the last. */
export type IdRange = readonly [first: number, last: number];

/** The kinds of rows about people. A title and a hand-over are about a graduate, an entry about whom it names. */
export type ShownKind =
  | 'applications'
  | 'titles'
  | 'handovers'
  | 'entries'
  | 'users'
  | 'authorities';

/** The rows that an answer showed, so that the trail can say who has seen a person. */
export type ShownRows = Readonly<Partial<Record<ShownKind, readonly IdRange[]>>>;

/** Joins ids to ranges. */
export function rangesOf(ids: Iterable<number>): readonly IdRange[] {
  const ranges: [number, number][] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const latest = ranges.at(-1);
    if (latest !== undefined && latest[1] === id - 1) latest[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** Reads the ids of a list as ranges: those of the column `id`. */
export async function rangesIn(
  kysely: Kysely<Schema>,
  { from, where }: Pick<JsonList, 'from' | 'where'>,
  id: RawBuilder<unknown>,
): Promise<readonly IdRange[]> {
  const { rows } = await sql<{ first: number; last: number }>`
    select min(id) as first, max(id) as last
    from (
      select id, id - row_number() over (order by id) as island
      from (select distinct ${id} as id ${from} ${where === undefined ? sql`` : sql`where ${where}`}) shown
    ) islands
    group by island order by first`.execute(kysely);
  return rows.map(({ first, last }): IdRange => [first, last]);
}

/** Ranges per entry: 20 kB at most. */
const rangesPerEntry = 1_000;

/** Records an access with the rows that it shows, in several entries if there are many. */
export async function recordShown(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  event: AuditEvent,
  shown: ShownRows,
): Promise<void> {
  for (const part of partsOf(shown)) {
    await recordAccess(kysely, audit, { ...event, after: { ...event.after, shown: part } });
  }
}

function partsOf(shown: ShownRows): readonly ShownRows[] {
  const ranges = Object.entries(shown).flatMap(([kind, of]) =>
    of.map((range) => [kind, range] as const),
  );
  const count = Math.max(1, Math.ceil(ranges.length / rangesPerEntry));
  return Array.from({ length: count }, (_, part) => {
    const own = ranges.slice(part * rangesPerEntry, (part + 1) * rangesPerEntry);
    return Object.fromEntries(
      Object.keys(shown).map((kind) => [
        kind,
        own.flatMap(([of, range]) => (of === kind ? [range] : [])),
      ]),
    );
  });
}
