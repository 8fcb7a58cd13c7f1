import type { Kysely } from 'kysely';
import type { Services } from '#calls/services.ts';
import { lockName } from '#platform/database/named-lock.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasRow } from '#platform/database/stored-row.ts';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import { appendFound } from '#platform/seals/append-found.ts';
import { type DocumentContext, readDocumentContext } from '../document-context.ts';
import { type NewContent, newContent, storeContents } from './seal-contents.ts';
import { selectTitleFacts } from './title-facts.query.ts';

/** Titles per transaction and entry. */
const titlesPerEntry = 1_000;

/**
 * Seals the contents of the titles that a version before issued, as the first start of this version finds them. A process
 * that starts at the same time waits, and so no title is issued meanwhile. Does nothing once a title was issued with its
 * content: one without it is none that this site has issued, and the verification of the trail names it.
 */
export async function sealFoundContents(
  services: Pick<Services, 'kysely' | 'settings'>,
): Promise<void> {
  const { kysely } = services;
  if ((await hasIssued(kysely)) || (await findWithoutContent(kysely)).length === 0) return;
  // Versions before printed a number as it was typed.
  const context = { ...(await readDocumentContext(services)), idNumberStyle: 'typed' as const };
  while ((await kysely.transaction().execute((trx) => sealNext(trx, context))) > 0);
}

function hasIssued(kysely: Kysely<Schema>): Promise<boolean> {
  return hasRow(
    kysely.selectFrom('title_contents').select('title_id').where('as_found', 'is', null),
  );
}

/** @returns the number of titles that it sealed */
async function sealNext(trx: Kysely<Schema>, context: DocumentContext): Promise<number> {
  await lockName(trx, 'title_contents');
  const titles = await findWithoutContent(trx);
  if (titles.length === 0) return 0;
  const contents = titles.map((title) => asFound(newContent(context, title), title));
  const title_contents = await storeContents(trx, contents, context.signatures, true);
  await appendFound(trx, 'title_contents', { title_contents }, titles.length);
  return titles.length;
}

/** Versions before printed every part of a name. */
function asFound(found: NewContent, title: Parameters<typeof personNameOf>[0]): NewContent {
  return { ...found, content: { ...found.content, name: personNameOf(title) } };
}

function findWithoutContent(kysely: Kysely<Schema>) {
  return selectTitleFacts(kysely)
    .leftJoin('title_contents as c', 'c.title_id', 't.id')
    .where('c.title_id', 'is', null)
    .orderBy('t.id')
    .limit(titlesPerEntry)
    .execute();
}
