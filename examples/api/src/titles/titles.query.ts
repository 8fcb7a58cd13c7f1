import { titleAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type JsonList, jsonMoment } from '../lists/json-pages.ts';
import { readListTag, rowsOf } from '../lists/list-tag.ts';

const moments = {
  created_at: jsonMoment(sql.ref('t.created_at')),
  updated_at: jsonMoment(sql.ref('t.updated_at')),
};

/** All issued titles: the newest ceremony first, within it by acta. */
export const titleList: JsonList = {
  columns: {
    ...Object.fromEntries(
      Object.keys(titleAnswer.entries).map((name) => [name, sql.ref(`t.${name}`)]),
    ),
    ...moments,
  },
  from: sql`from issued_titles t`,
  order: [
    { by: sql.ref('t.ceremony_date'), type: 'date' },
    { by: sql.ref('t.ceremony_id'), type: 'integer' },
    { by: sql`(-t.record_place)`, type: 'integer' },
  ],
};

/** Titles are issued and never changed. */
export function titleListTag(kysely: Kysely<Schema>): Promise<string> {
  return readListTag(kysely, [rowsOf('issued_titles')]);
}
