import { type Kysely, sql } from 'kysely';
import { readTemplate, type TemplateVersion } from '#documents/editions/template-versions.ts';
import type { Schema } from '#platform/database/schema.ts';

/** True if a title was printed, or the university has a template of titles. */
export async function hasTemplate(kysely: Kysely<Schema>, titleId: number): Promise<boolean> {
  return (await findOldest(kysely)) !== undefined || isPrinted(kysely, titleId);
}

/**
 * The template for a title that was never printed: the university's oldest of titles, because a later one replaces none.
 * Undefined without any.
 */
export async function readOldestTemplate(
  kysely: Kysely<Schema>,
): Promise<TemplateVersion | undefined> {
  const id = await findOldest(kysely);
  return id === undefined ? undefined : readTemplate(kysely, id);
}

async function findOldest(kysely: Kysely<Schema>): Promise<number | undefined> {
  const row = await kysely
    .selectFrom('document_templates')
    .select('id')
    .where('kind', '=', 'title')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function isPrinted(kysely: Kysely<Schema>, titleId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from document_prints p join document_template_versions v
      on v.kind = 'title' and v.template_id = p.template_id
    where p.title_id = ${titleId} and p.kind = 'title' limit 1`.execute(kysely);
  return rows.length > 0;
}
