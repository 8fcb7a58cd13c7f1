import type { DocumentTemplate } from 'birrete/rules';
import type { Kysely } from 'kysely';
import { findTitleTemplate } from '#documents/document-templates.ts';
import type { Schema } from '#platform/database/schema.ts';

/** True if the university has a template of titles. */
export async function hasTemplate(kysely: Kysely<Schema>): Promise<boolean> {
  const row = await kysely
    .selectFrom('document_templates')
    .select('id')
    .where('kind', '=', 'title')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The template by which a title was printed last, also if it was renamed since; without a print, the university's oldest
 * of a title.
 */
export async function readPrintedTemplate(
  kysely: Kysely<Schema>,
  titleId: number,
): Promise<DocumentTemplate | undefined> {
  const last = await kysely
    .selectFrom('document_prints')
    .select(['template_id', 'template_name'])
    .where('title_id', '=', titleId)
    .where('kind', '=', 'title')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return findTitleTemplate(kysely, last);
}
