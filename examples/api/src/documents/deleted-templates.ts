import type { DeletedTemplateAnswer, DocumentTemplateSummaryAnswer } from 'birrete/contract';
import { foldName } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { recordAudit } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { storeOnce } from '../platform/database/stored-row.ts';
import { refuse } from '../platform/http/failure.ts';
import { documentTemplateTable } from './document-templates.ts';
import { storeTemplateVersion } from './editions/template-versions.ts';

/** The last version of each template that is deleted. */
const lastVersions = sql`
  select distinct on (v.template_id) v.* from document_template_versions v
  where not exists (select from document_templates d where d.id = v.template_id)
  order by v.template_id, v.version desc`;

/** Lists the deleted templates, the one deleted last first. */
export async function listDeletedTemplates(
  kysely: Kysely<Schema>,
): Promise<DeletedTemplateAnswer[]> {
  const { rows } = await sql<Deleted>`
    select v.template_id as id, v.name, v.kind,
      (select max(at) from audit_entries where subject = ${documentTemplateTable.subject}
        and subject_id = v.template_id::text and action = 'deleted') as deleted_at
    from (${lastVersions}) v
    order by deleted_at desc nulls last, id desc`.execute(kysely);
  return rows.map((row) => ({ ...row, deleted_at: row.deleted_at?.toISOString() ?? null }));
}

interface Deleted extends Omit<DeletedTemplateAnswer, 'deleted_at'> {
  readonly deleted_at: Date | null;
}

/**
 * Restores a deleted template as it was, with its id, by which the log of prints knows it. It gets a new version, so that
 * no two versions have one number.
 * @throws ApiFailure 404 if it is not deleted, 409 if another template has its name
 */
export function restoreTemplate(
  kysely: Kysely<Schema>,
  id: number,
  audit: AuditContext,
): Promise<DocumentTemplateSummaryAnswer> {
  const { once, subject, read } = documentTemplateTable;
  return storeOnce(kysely, once, async (trx) => {
    const { rows } = await sql<LastVersion>`
      select name, kind, version, template::text as template
      from (${lastVersions}) v where template_id = ${id}`.execute(trx);
    const [last] = rows;
    if (last === undefined) throw refuse('deletedTemplateMissing');
    const { name, kind, version, template } = last;
    await sql`insert into document_templates (id, name, name_key, kind, template, version)
      overriding system value
      values (${id}, ${name}, ${foldName(name)}, ${kind}, ${template}, ${version + 1})`.execute(
      trx,
    );
    const seals = await storeTemplateVersion(trx, id);
    const event = { action: 'restored', subject, subjectId: id, after: { name, kind } };
    await recordAudit(trx, audit, { ...event, seals, rows: { document_templates: [id] } });
    return read(trx, id);
  });
}

interface LastVersion {
  readonly name: string;
  readonly kind: string;
  readonly version: number;
  readonly template: string;
}
