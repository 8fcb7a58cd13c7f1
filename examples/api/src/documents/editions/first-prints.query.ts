import type { DocumentKind } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { copyKey } from '../copy-key.ts';

/** The first print of a document, by the template that it names. */
export type FirstPrint = Awaited<ReturnType<typeof selectFirst>>[number];

/** Reads the first print of the documents of titles, or of their ceremonies, by `copyKey`. */
export async function readFirstPrints(
  kysely: Kysely<Schema>,
  kind: DocumentKind,
  ceremonyIds: readonly number[],
): Promise<ReadonlyMap<string, FirstPrint>> {
  if (ceremonyIds.length === 0) return new Map();
  const rows = await selectFirst(kysely, kind, ceremonyIds);
  return new Map(rows.map((row) => [copyKey(row), row]));
}

function selectFirst(kysely: Kysely<Schema>, kind: DocumentKind, ceremonyIds: readonly number[]) {
  return kysely
    .selectFrom('document_prints')
    .distinctOn(['title_id', 'ceremony_id'])
    .select(['title_id', 'ceremony_id', 'job', 'template_id', 'template_version'])
    .select(['template_name', 'verification_page', 'printed_at'])
    .where('kind', '=', kind)
    .where('ceremony_id', 'in', ceremonyIds)
    .orderBy('title_id')
    .orderBy('ceremony_id')
    .orderBy('id')
    .execute();
}
