import type { DocumentFieldAnswer, DocumentFieldInput } from 'birrete/contract';
import { refuseFieldReferences } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import type { Services } from '../calls/services.ts';
import { recordAudit, recordUpdate } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { hasReference, lockTarget, storeOnce } from '../platform/database/stored-row.ts';
import { demand, refuse } from '../platform/http/failure.ts';
import type { Target } from '../platform/http/target.ts';

/** Additional fields with the names of their career and ceremony, by name. */
export function listDocumentFields(
  kysely: Kysely<Schema>,
  id?: number,
): Promise<DocumentFieldAnswer[]> {
  const query = kysely
    .selectFrom('document_fields as f')
    .leftJoin('careers', 'careers.id', 'f.career_id')
    .leftJoin('ceremonies', 'ceremonies.id', 'f.ceremony_id')
    .select(['f.id', 'f.name', 'f.value', 'f.career_id', 'careers.name as career_name'])
    .select(['f.ceremony_id', 'ceremonies.name as ceremony_name', 'f.version'])
    .orderBy('f.name')
    .orderBy('f.id');
  return (id === undefined ? query : query.where('f.id', '=', id)).execute();
}

const oncePerPlace = {
  constraint: 'document_fields_once',
  refusal: 'documentFieldDuplicate',
} as const;

/** Adds a field. @throws ApiFailure 409 if the career and the ceremony have one with this name */
export function createDocumentField(
  { kysely }: Services,
  input: DocumentFieldInput,
  audit: AuditContext,
): Promise<DocumentFieldAnswer> {
  const { career_id = null, ceremony_id = null, ...rest } = input;
  const row = { ...rest, career_id, ceremony_id };
  return storeOnce(kysely, oncePerPlace, async (trx) => {
    await holdReferences(trx, row);
    const { id } = await trx
      .insertInto('document_fields')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { action: 'created', subject: 'document-field', subjectId: id };
    await recordAudit(trx, audit, { ...event, after: row });
    return readDocumentField(trx, id);
  });
}

/** Changes a field. */
export function updateDocumentField(
  { kysely }: Services,
  target: Target,
  input: DocumentFieldInput,
  audit: AuditContext,
): Promise<DocumentFieldAnswer> {
  const { id } = target;
  return storeOnce(kysely, oncePerPlace, async (trx) => {
    const before = await lockTarget(trx, 'document_fields', target, 'documentFieldMissing');
    const { career_id = before.career_id, ceremony_id = before.ceremony_id, ...rest } = input;
    const row = { ...rest, career_id, ceremony_id };
    await holdReferences(trx, row);
    await trx.updateTable('document_fields').set(row).where('id', '=', id).execute();
    await recordUpdate(trx, audit, {
      subject: 'document-field',
      subjectId: id,
      before,
      after: row,
    });
    return readDocumentField(trx, id);
  });
}

/** Deletes a field; templates that insert it report it before printing. */
export async function deleteDocumentField(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  const { id } = target;
  await kysely.transaction().execute(async (trx) => {
    const row = await lockTarget(trx, 'document_fields', target, 'documentFieldMissing');
    const { id: _, version, ...before } = row;
    await trx.deleteFrom('document_fields').where('id', '=', id).execute();
    const event = { action: 'deleted', subject: 'document-field', subjectId: id };
    await recordAudit(trx, audit, { ...event, before });
  });
}

async function holdReferences(
  trx: Kysely<Schema>,
  { career_id, ceremony_id }: Pick<DocumentFieldAnswer, 'career_id' | 'ceremony_id'>,
): Promise<void> {
  const hasCareer = career_id === null || (await hasReference(trx, 'careers', career_id));
  const hasCeremony = ceremony_id === null || (await hasReference(trx, 'ceremonies', ceremony_id));
  demand(refuseFieldReferences(hasCareer, hasCeremony));
}

async function readDocumentField(trx: Kysely<Schema>, id: number): Promise<DocumentFieldAnswer> {
  const [answer] = await listDocumentFields(trx, id);
  if (answer === undefined) throw refuse('documentFieldMissing');
  return answer;
}
