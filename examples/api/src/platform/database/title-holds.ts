import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** An entry about the review of a title. */
export type TitleHoldRow = Selectable<Schema['title_holds']>;

/** The entries about the reviews of some titles, oldest first. */
export function readHolds(
  kysely: Kysely<Schema>,
  titleIds: readonly number[],
): Promise<TitleHoldRow[]> {
  return kysely
    .selectFrom('title_holds')
    .selectAll()
    .where(sql<boolean>`title_id = any(${titleIds}::integer[])`)
    .orderBy('id')
    .execute();
}

/**
 * Locks the ceremonies of titles until the transaction ends: nobody corrects one of the titles or puts it on hold
 * meanwhile, because that locks the ceremony for itself.
 */
export async function shareCeremonies(
  trx: Kysely<Schema>,
  titleIds: readonly number[],
): Promise<void> {
  await trx
    .selectFrom('ceremonies')
    .select('id')
    .where('id', 'in', (query) =>
      query
        .selectFrom('issued_titles')
        .select('ceremony_id')
        .where(sql<boolean>`issued_titles.id = any(${titleIds}::integer[])`),
    )
    .orderBy('id')
    .forShare()
    .execute();
}

/** Counts the corrections of titles and the entries about their reviews. Entries are never deleted. */
export async function countEntries(
  kysely: Kysely<Schema>,
  titleIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from title_entries where title_id = any(${titleIds}::integer[])) +
    (select count(*) from title_holds where title_id = any(${titleIds}::integer[])))::int as count`.execute(
    kysely,
  );
  return rows[0]?.count ?? 0;
}
