import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '#platform/database/schema.ts';
import type { StoredEntry } from './find-person.ts';

/** The copies of a printed file, as its entry names them. */
const printed = v.object({
  copies: v.pipe(v.array(v.object({ title_id: v.optional(v.number()) })), v.nonEmpty()),
});

/**
 * Finds the entries of files that were printed in another form before `print_reasons` held its reason, if all copies are of
 * these titles. The reason in an entry about other people too can't be attributed to one of them.
 */
export async function findFormerPrints(
  kysely: Kysely<Schema>,
  titleIds: readonly number[],
  until: Date,
): Promise<readonly StoredEntry[]> {
  if (titleIds.length === 0) return [];
  const entries = await kysely
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', 'document-template')
    .where('at', '<=', until)
    .where(sql<boolean>`jsonb_exists(after, 'reason')`)
    .orderBy('id')
    .execute();
  return entries.filter(({ after }) => {
    const { success, output } = v.safeParse(printed, after);
    return (
      success &&
      output.copies.every(({ title_id: id }) => id !== undefined && titleIds.includes(id))
    );
  });
}
