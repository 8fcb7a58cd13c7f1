import type { TitleContent } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { personNameOf } from '#platform/database/tables/person-columns.ts';
import { documentOf, issueFactsOf } from '../document-values.ts';
import { storeContents } from './seal-contents.ts';

/**
 * Stores the content of the title that is issued in place of a rectified one: that of the rectified one, with what the
 * successor's row says.
 * @returns the seal for the entry of the rectification
 */
export async function sealSuccessor(
  trx: Kysely<Schema>,
  rectifiedId: number,
  successor: Selectable<Schema['issued_titles']>,
): Promise<Readonly<Record<string, string>>> {
  const { content, birth } = await trx
    .selectFrom('title_contents')
    .select(['content', 'birth'])
    .where('title_id', '=', rectifiedId)
    .executeTakeFirstOrThrow();
  const changed: TitleContent = {
    ...content,
    name: personNameOf(successor),
    ...documentOf(successor),
    degree: successor.degree_title ?? '',
    ...issueFactsOf(successor),
  };
  const sealed = { titleId: successor.id, content: changed, birth: birth ?? undefined };
  // The pictures of the signatures are stored with the rectified title.
  return storeContents(trx, [sealed], new Map());
}
