import type { DocumentTemplateAnswer, DocumentTemplateSummaryAnswer } from 'birrete/contract';
import { type DocumentTemplate, foldName } from 'birrete/rules';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import type { Services } from '../calls/services.ts';
import { recordAudit, recordUpdate } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { lockTarget, storeOnce } from '../platform/database/stored-row.ts';
import { refuse } from '../platform/http/failure.ts';
import type { Target } from '../platform/http/target.ts';
import { fingerprintOf } from './picture-fingerprint.ts';
import { checkDocuments } from './render/check-documents.ts';

type StoredTemplate = Omit<DocumentTemplateAnswer, 'id' | 'version'>;
type SummaryMembers = Omit<DocumentTemplateSummaryAnswer, 'id' | 'version'>;

/** The columns of a summary. The database does not send the pictures, which have up to 500 kB each. */
const summaryColumns = [
  'id',
  'version',
  sql<SummaryMembers>`template - '{images,blocks}'::text[]`.as('members'),
] as const;

/** Templates of documents, by name, without their pictures and blocks. */
export async function listDocumentTemplates(
  kysely: Kysely<Schema>,
): Promise<DocumentTemplateSummaryAnswer[]> {
  const rows = await kysely
    .selectFrom('document_templates')
    .select(summaryColumns)
    .orderBy('name_key')
    .execute();
  return rows.map(summaryOf);
}

/** The template of a print: its id unless the print is older than that column, and the name that it had. */
interface PrintedBy {
  readonly template_id: number | null;
  readonly template_name: string;
}

/**
 * Finds the template of titles by which a title was printed, else the oldest: one that is added later replaces none that
 * graduates have seen.
 */
export async function findTitleTemplate(
  kysely: Kysely<Schema>,
  { template_id, template_name }: PrintedBy = { template_id: null, template_name: '' },
): Promise<DocumentTemplateAnswer | undefined> {
  const row = await kysely
    .selectFrom('document_templates')
    .selectAll()
    .where('kind', '=', 'title')
    .orderBy((eb) => eb('id', '=', template_id ?? 0), 'desc')
    .orderBy((eb) => eb('name', '=', template_name), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && answerOf(row);
}

/** Finds a template. @throws ApiFailure 404 */
export async function readDocumentTemplate(
  kysely: Kysely<Schema>,
  id: number,
): Promise<DocumentTemplateAnswer> {
  const row = await kysely
    .selectFrom('document_templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw refuse('documentTemplateMissing');
  return answerOf(row);
}

const oncePerName = {
  constraint: 'document_templates_name_unique',
  refusal: 'documentTemplateDuplicate',
} as const;

/** Adds a template. @throws ApiFailure 409 if another one has the name, 422 if a picture can't be printed */
export async function createDocumentTemplate(
  { kysely }: Services,
  template: StoredTemplate,
  audit: AuditContext,
): Promise<DocumentTemplateSummaryAnswer> {
  await demandPictures(template);
  return storeOnce(kysely, oncePerName, async (trx) => {
    const row = await trx
      .insertInto('document_templates')
      .values(columnsOf(template))
      .returning(summaryColumns)
      .executeTakeFirstOrThrow();
    const event = { action: 'created', subject: 'document-template', subjectId: row.id };
    await recordAudit(trx, audit, { ...event, after: recorded(template) });
    return summaryOf(row);
  });
}

/** Changes a template; documents printed before stay as they are. */
export async function updateDocumentTemplate(
  { kysely }: Services,
  target: Target,
  template: StoredTemplate,
  audit: AuditContext,
): Promise<DocumentTemplateSummaryAnswer> {
  await demandPictures(template);
  return storeOnce(kysely, oncePerName, async (trx) => {
    const before = await lockTarget(trx, 'document_templates', target, 'documentTemplateMissing');
    const row = await trx
      .updateTable('document_templates')
      .set(columnsOf(template))
      .where('id', '=', target.id)
      .returning(summaryColumns)
      .executeTakeFirstOrThrow();
    await recordUpdate(trx, audit, {
      subject: 'document-template',
      subjectId: target.id,
      before: recorded(answerOf(before)),
      after: recorded(template),
    });
    return summaryOf(row);
  });
}

/** Deletes a template; the log of prints has its name. */
export async function deleteDocumentTemplate(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const before = await lockTarget(trx, 'document_templates', target, 'documentTemplateMissing');
    await trx.deleteFrom('document_templates').where('id', '=', target.id).execute();
    const event = { action: 'deleted', subject: 'document-template', subjectId: target.id };
    await recordAudit(trx, audit, { ...event, before: recorded(answerOf(before)) });
  });
}

/** Refuses pictures that can't be printed. @throws ApiFailure 422 with the reason */
export async function demandPictures(template: DocumentTemplate): Promise<void> {
  if (Object.keys(template.images).length === 0) return;
  const problems = await checkDocuments({ template, documents: [] });
  for (const { problem } of problems) {
    if (problem.kind !== 'refused-image') continue;
    const { reason, detail = '' } = problem;
    throw refuse({ id: 'documentImageRefused', values: { reason, detail } });
  }
}

function columnsOf(template: StoredTemplate) {
  const { name, kind } = template;
  return { name, name_key: foldName(name), kind, template: JSON.stringify(template) };
}

/** The stored JSON has passed the schema of the contract. */
function answerOf({
  id,
  template,
  version,
}: Selectable<Schema['document_templates']>): DocumentTemplateAnswer {
  return { ...(template as StoredTemplate), id, version };
}

interface SummaryRow {
  readonly id: number;
  readonly version: number;
  readonly members: SummaryMembers;
}

function summaryOf({ id, version, members }: SummaryRow): DocumentTemplateSummaryAnswer {
  return { ...members, id, version };
}

/** The trail has the texts, and the size and hash of each picture in place of its bytes. */
function recorded({ name, kind, lang, title, page, images, blocks }: StoredTemplate) {
  const files = Object.entries(images).map(([image, { data }]) => [image, fingerprintOf(data)]);
  return { name, kind, lang, title, page, images: Object.fromEntries(files), blocks };
}
