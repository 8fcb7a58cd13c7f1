import { titleHoldAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import { type JsonList, jsonMoment } from '#calls/lists/json-pages.ts';
import { erasedTag, readListTag, rowsTag } from '#calls/lists/list-tag.ts';
import type { Schema } from '#platform/database/schema.ts';

/** All entries about reviews, newest first. */
export const titleHoldList: JsonList = {
  columns: {
    ...Object.fromEntries(
      Object.keys(titleHoldAnswer.entries).map((name) => [name, sql.ref(`h.${name}`)]),
    ),
    created_at: jsonMoment(sql.ref('h.created_at')),
  },
  from: sql`from title_holds h`,
  order: [{ by: sql.ref('h.id'), type: 'integer' }],
};

/** Entries are added and never changed, but for the reasons that are erased. */
export function titleHoldListTag(kysely: Kysely<Schema>): Promise<string> {
  return readListTag(kysely, [rowsTag('title_holds'), erasedTag('title_holds', 'reason')]);
}
