import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Finds the templates that nobody has changed or printed since a moment. The last used one of each kind of document stays:
 * documents of that kind are printed by it.
 */
export async function findUnusedTemplates(
  kysely: Kysely<Schema>,
  since: Date,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with uses as (
      select d.id, d.kind, greatest(
        (select max(at) from audit_entries
          where subject = 'document-template' and subject_id = d.id::text),
        (select max(printed_at) from document_prints
          where template_id = d.id or (template_id is null and template_name = d.name))
      ) as used_at
      from document_templates d),
    ranked as (
      select *, row_number() over (partition by kind order by used_at desc nulls last, id) as place
      from uses)
    select id from ranked where used_at < ${since} and place > 1 order by id`.execute(kysely);
  return rows.map(({ id }) => id);
}
