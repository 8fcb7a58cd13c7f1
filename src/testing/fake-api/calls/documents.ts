import { foldName } from '#domain/text/text-fold.ts';
import { refuseFaculty, refuseTerm } from '#register/document/authorities.ts';
import { refuseFieldReferences } from '#register/document/field-values.ts';
import type { DocumentFieldRow } from '#testing/university/rows.ts';
import { decline } from '../declined-call.ts';
import type { Exchange } from '../exchange.ts';
import { findRow, wireVersion } from '../memory.ts';
import { catalogueReplies, refuseSameKey } from './catalogues.ts';
import { printing } from './printing.ts';

const authorities = catalogueReplies<'authorities', 'createAuthority', 'updateAuthority'>({
  table: 'authorities',
  missing: 'authorityMissing',
  rowOf: (input, before) => ({
    name: input.name,
    office: input.office,
    faculty_id: orBefore(input.faculty_id, before?.faculty_id),
    valid_from: input.valid_from,
    valid_until: orBefore(input.valid_until, before?.valid_until),
    signature: orBefore(input.signature, before?.signature),
  }),
  refuseSave: ({ university: { rows } }, { valid_from, valid_until, faculty_id = null }) =>
    refuseTerm({ validFrom: valid_from, validUntil: valid_until ?? undefined }) ??
    refuseFaculty(faculty_id === null || findRow(rows.faculties, faculty_id) !== undefined),
  refuseDeletion: () => undefined,
  answer: (rows, { faculty_id = null, ...row }) => ({
    ...row,
    faculty_id,
    faculty_name: findRow(rows.faculties, faculty_id ?? 0)?.name ?? null,
  }),
});

const documentFields = catalogueReplies<
  'documentFields',
  'createDocumentField',
  'updateDocumentField'
>({
  table: 'documentFields',
  missing: 'documentFieldMissing',
  rowOf: (input, before) => ({
    name: input.name,
    value: input.value,
    career_id: orBefore(input.career_id, before?.career_id),
    ceremony_id: orBefore(input.ceremony_id, before?.ceremony_id),
  }),
  refuseSave: ({ university: { rows } }, row) =>
    refuseFieldReferences(
      row.career_id === null || findRow(rows.careers, row.career_id) !== undefined,
      row.ceremony_id === null || findRow(rows.ceremonies, row.ceremony_id) !== undefined,
    ) ?? refuseSameKey(rows.documentFields, row, fieldKey, 'documentFieldDuplicate'),
  refuseDeletion: () => undefined,
  answer: (rows, row) => ({
    ...row,
    career_name: findRow(rows.careers, row.career_id ?? 0)?.name ?? null,
    ceremony_name: findRow(rows.ceremonies, row.ceremony_id ?? 0)?.name ?? null,
  }),
});

const documentTemplates = catalogueReplies<
  'documentTemplates',
  'createDocumentTemplate',
  'updateDocumentTemplate'
>({
  table: 'documentTemplates',
  missing: 'documentTemplateMissing',
  rowOf: (input) => input,
  refuseSave: ({ university: { rows } }, row) =>
    refuseSameKey(
      rows.documentTemplates,
      row,
      ({ name }) => foldName(name),
      'documentTemplateDuplicate',
    ),
  refuseDeletion: () => undefined,
  answer: (_rows, { images: _, blocks: __, ...summary }) => summary,
});

function readDocumentTemplate(exchange: Exchange) {
  const row = findRow(exchange.university.rows.documentTemplates, exchange.id);
  if (row === undefined) throw decline('documentTemplateMissing');
  return { ...row, ...wireVersion(exchange, row) };
}

/** The calls of the extra `documents`. */
export const documents = {
  ...printing,
  listDocumentTemplates: documentTemplates.list,
  readDocumentTemplate,
  createDocumentTemplate: documentTemplates.create,
  updateDocumentTemplate: documentTemplates.update,
  deleteDocumentTemplate: documentTemplates.remove,
  listAuthorities: authorities.list,
  createAuthority: authorities.create,
  updateAuthority: authorities.update,
  deleteAuthority: authorities.remove,
  listDocumentFields: documentFields.list,
  createDocumentField: documentFields.create,
  updateDocumentField: documentFields.update,
  deleteDocumentField: documentFields.remove,
};

/** An omitted value keeps the one before; a new row has none. */
function orBefore<Value>(value: Value | null | undefined, before: Value | null | undefined) {
  return value === undefined ? (before ?? null) : value;
}

function fieldKey({ name, career_id, ceremony_id }: DocumentFieldRow): string {
  return `${name} ${career_id} ${ceremony_id}`;
}
