import type { TitleSealAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import { sealedAsFoundAction } from '#platform/seals/seals.ts';

/**
 * Finds the moment at which an upgrade sealed the content of a title, in the entry of the trail that has its seal.
 * @throws ApiFailure 404
 */
export async function readTitleSeal(
  kysely: Kysely<Schema>,
  titleId: number,
): Promise<TitleSealAnswer> {
  const title = await kysely
    .selectFrom('issued_titles as t')
    .leftJoin('title_contents as c', 'c.title_id', 't.id')
    .select('c.as_found')
    .where('t.id', '=', titleId)
    .executeTakeFirst();
  if (title === undefined) throw refuse('titleMissing');
  if (title.as_found !== true) return { as_found_at: null };
  const entry = await kysely
    .selectFrom('audit_entries')
    .select('at')
    .where('subject', '=', 'register')
    .where('subject_id', '=', 'title_contents')
    .where('action', '=', sealedAsFoundAction)
    .where(sql<boolean>`seals -> 'title_contents' ? ${String(titleId)}`)
    .executeTakeFirst();
  return { as_found_at: entry?.at.toISOString() ?? null };
}
