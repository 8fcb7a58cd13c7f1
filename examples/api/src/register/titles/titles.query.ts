import { titleAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import { type JsonList, jsonMoment } from '#calls/lists/json-pages.ts';
import { readListTag, rowsTag } from '#calls/lists/list-tag.ts';
import type { Services } from '#calls/services.ts';
import type { Schema } from '#platform/database/schema.ts';
import { verificationColumns } from './verification-columns.ts';

const moments = {
  created_at: jsonMoment(sql.ref('t.created_at')),
  updated_at: jsonMoment(sql.ref('t.updated_at')),
};

/** All issued titles: the newest ceremony first, within it by acta. */
export function titleList({ verification }: Services['settings']): JsonList {
  return {
    columns: {
      ...Object.fromEntries(
        Object.keys(titleAnswer.entries).map((name) => [name, sql.ref(`t.${name}`)]),
      ),
      ...moments,
      ...verificationColumns(verification),
    },
    from: sql`from issued_titles t left join title_codes k on k.title_id = t.id`,
    order: [
      { by: sql.ref('t.ceremony_date'), type: 'date' },
      { by: sql.ref('t.ceremony_id'), type: 'integer' },
      { by: sql`(-t.record_place)`, type: 'integer' },
    ],
  };
}

/** Titles are issued and never changed. Only titles of an older version get their code later. */
export function titleListTag(kysely: Kysely<Schema>): Promise<string> {
  return readListTag(kysely, [
    rowsTag('issued_titles'),
    sql<string>`(select count(*)::text from title_codes)`,
  ]);
}
