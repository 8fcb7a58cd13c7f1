import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** True if a title was printed, or the university has a template of titles. */
export async function hasTemplate(kysely: Kysely<Schema>, titleId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from document_templates where kind = 'title')
    or exists (select from document_prints p join document_template_versions v
      on v.kind = 'title' and v.template_id = p.template_id
      where p.title_id = ${titleId} and p.kind = 'title') as found`.execute(kysely);
  return rows[0]?.found ?? false;
}
