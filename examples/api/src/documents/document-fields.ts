import type { DocumentFieldAnswer, DocumentFieldInput } from 'birrete/contract';
import { refuseFieldReferences } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditedTable } from '../evidence/audit/audited-table.ts';
import type { Schema } from '../platform/database/schema.ts';
import { hasReference } from '../platform/database/stored-row.ts';
import { demand, refuse } from '../platform/http/failure.ts';

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

/**
 * The additional fields, each name once per career and ceremony. Templates that insert a deleted one report it before
 * printing.
 */
export const documentFieldTable: AuditedTable<
  'document_fields',
  DocumentFieldInput,
  DocumentFieldAnswer
> = {
  table: 'document_fields',
  subject: 'document-field',
  missing: 'documentFieldMissing',
  once: { constraint: 'document_fields_once', refusal: 'documentFieldDuplicate' },
  columns: async (input, { trx, before }) => {
    const { career_id = before?.career_id ?? null, ceremony_id = before?.ceremony_id ?? null } =
      input;
    const hasCareer = career_id === null || (await hasReference(trx, 'careers', career_id));
    const hasCeremony =
      ceremony_id === null || (await hasReference(trx, 'ceremonies', ceremony_id));
    demand(refuseFieldReferences(hasCareer, hasCeremony));
    return { ...input, career_id, ceremony_id };
  },
  read: async (trx, id) => {
    const [answer] = await listDocumentFields(trx, id);
    if (answer === undefined) throw refuse('documentFieldMissing');
    return answer;
  },
};
