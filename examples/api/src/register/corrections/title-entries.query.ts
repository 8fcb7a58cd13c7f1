import { titleEntryAnswer } from 'birrete/contract';
import {
  type ChainStanding,
  chainStanding,
  type IsoDate,
  type StandingEntry,
  titleStanding,
} from 'birrete/rules';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type JsonList, jsonMoment } from '#calls/lists/json-pages.ts';
import { erasedTag, readListTag, rowsTag } from '#calls/lists/list-tag.ts';
import type { Schema } from '#platform/database/schema.ts';
import { readHolds } from '#platform/database/title-holds.ts';

export type TitleEntryRow = Selectable<Schema['title_entries']>;

/** All entries about issued titles, newest first. */
export const titleEntryList: JsonList = {
  columns: {
    ...Object.fromEntries(
      Object.keys(titleEntryAnswer.entries).map((name) => [name, sql.ref(`e.${name}`)]),
    ),
    former_name_hidden: sql`coalesce(e.former_name_hidden, false)`,
    created_at: jsonMoment(sql.ref('e.created_at')),
  },
  from: sql`from title_entries e`,
  order: [{ by: sql.ref('e.id'), type: 'integer' }],
};

/** Entries are added and never changed, but for the reasons that are erased. */
export function titleEntryListTag(kysely: Kysely<Schema>): Promise<string> {
  const erased = erasedTag('title_entries', 'resolution_reason');
  return readListTag(kysely, [rowsTag('title_entries'), erased]);
}

/** The entries about a title, oldest first. */
export function readEntriesOf(kysely: Kysely<Schema>, titleId: number): Promise<TitleEntryRow[]> {
  return kysely
    .selectFrom('title_entries')
    .selectAll()
    .where('title_id', '=', titleId)
    .orderBy('id')
    .execute();
}

/** The standing of a title by the end of its chain: the titles of its application. */
export async function readChainStanding(
  kysely: Kysely<Schema>,
  title: { readonly id: number; readonly application_id: number },
): Promise<ChainStanding<IsoDate>> {
  const rows = await kysely
    .selectFrom('title_entries as e')
    .innerJoin('issued_titles as t', 't.id', 'e.title_id')
    .selectAll('e')
    .where('t.application_id', '=', title.application_id)
    .orderBy('e.id')
    .execute();
  const holds = await readHolds(kysely, [title.id, ...rows.flatMap(successorOf)]);
  const about = (id: number) => (row: { readonly title_id: number }) => row.title_id === id;
  return chainStanding(title.id, (id) =>
    titleStanding(rows.filter(about(id)).map(standingEntry), holds.filter(about(id))),
  );
}

function successorOf({ replacing_title_id: id }: TitleEntryRow): readonly number[] {
  return id === null ? [] : [id];
}

/** Converts a row to an entry, as the rules read it. */
export function standingEntry(row: TitleEntryRow): StandingEntry<IsoDate> {
  const resolution = {
    number: row.resolution_number,
    date: row.resolution_date,
    body: row.resolution_body,
    reason: row.resolution_reason,
  };
  const { kind, replacing_title_id: replacedBy } = row;
  if (kind !== 'rectified') return { kind, resolution };
  if (replacedBy === null) throw new Error('A rectified title has no successor');
  return { kind, resolution, replacedBy, hidesFormerName: row.former_name_hidden === true };
}
