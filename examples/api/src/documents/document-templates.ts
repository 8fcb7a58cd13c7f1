import type { DocumentTemplateAnswer, DocumentTemplateSummaryAnswer } from 'birrete/contract';
import { type DocumentTemplate, foldName } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { AuditedTable } from '../evidence/audit/audited-table.ts';
import type { Schema } from '../platform/database/schema.ts';
import { refuse } from '../platform/http/failure.ts';
import { readTemplate, storeTemplateVersion } from './editions/template-versions.ts';
import { fingerprintOf } from './picture-fingerprint.ts';
import { checkPicture } from './render/check-picture.ts';

type StoredTemplate = Omit<DocumentTemplateAnswer, 'id' | 'version'>;
type SummaryMembers = Omit<DocumentTemplateSummaryAnswer, 'id' | 'version'>;

/** Selects summaries. The database does not send the pictures, which have up to 500 kB each. */
function selectSummaries(kysely: Kysely<Schema>) {
  const members = sql<SummaryMembers>`template - '{images,blocks}'::text[]`.as('members');
  return kysely.selectFrom('document_templates').select(['id', 'version', members]);
}

/** Templates of documents, by name, without their pictures and blocks. */
export async function listDocumentTemplates(
  kysely: Kysely<Schema>,
): Promise<DocumentTemplateSummaryAnswer[]> {
  const rows = await selectSummaries(kysely).orderBy('name_key').execute();
  return rows.map(templateSummary);
}

/** Finds a template. @throws ApiFailure 404 */
export async function readDocumentTemplate(
  kysely: Kysely<Schema>,
  id: number,
): Promise<DocumentTemplateAnswer> {
  const { version, template } = await readTemplate(kysely, id);
  // The same template, in the mutable type of the contract.
  return { ...(template as StoredTemplate), id, version };
}

/**
 * The templates, each name once. Each version stays, also after a deletion: further copies of a document are drawn by the
 * one of the first print.
 */
export const documentTemplateTable: AuditedTable<
  'document_templates',
  StoredTemplate,
  DocumentTemplateSummaryAnswer
> = {
  table: 'document_templates',
  subject: 'document-template',
  missing: 'documentTemplateMissing',
  once: { constraint: 'document_templates_name_unique', refusal: 'documentTemplateDuplicate' },
  check: demandPictures,
  columns: (template) => {
    const { name, kind } = template;
    return { name, name_key: foldName(name), kind, template: JSON.stringify(template) };
  },
  recordedInput: recorded,
  // The stored JSON has passed the schema of the contract.
  recordedRow: ({ template }) => recorded(template as StoredTemplate),
  storeVersion: storeTemplateVersion,
  read: async (trx, id) =>
    templateSummary(await selectSummaries(trx).where('id', '=', id).executeTakeFirstOrThrow()),
};

/** Refuses pictures that can't be printed. @throws ApiFailure 422 with the reason */
export async function demandPictures({ images }: Pick<DocumentTemplate, 'images'>): Promise<void> {
  for (const [name, image] of Object.entries(images)) {
    const refused = await checkPicture(image);
    if (refused === undefined) continue;
    const { reason, detail = '' } = refused;
    const values = { reason, detail };
    throw refuse({ id: 'documentImageRefused', values }, { field: `images.${name}` });
  }
}

interface SummaryRow {
  readonly id: number;
  readonly version: number;
  readonly members: SummaryMembers;
}

function templateSummary({ id, version, members }: SummaryRow): DocumentTemplateSummaryAnswer {
  return { ...members, id, version };
}

/** The trail has the texts, and the size and hash of each picture in place of its bytes. */
function recorded({ name, kind, lang, title, page, images, blocks }: StoredTemplate) {
  const files = Object.entries(images).map(([image, { data }]) => [image, fingerprintOf(data)]);
  return { name, kind, lang, title, page, images: Object.fromEntries(files), blocks };
}
