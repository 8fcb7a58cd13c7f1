import { foldName } from '#domain/text/text-fold.ts';
import { refuseFaculty, refuseTerm } from '#register/document/authorities.ts';
import { refuseFieldReferences } from '#register/document/field-values.ts';
import type { DocumentFieldRow, DocumentTemplateRow } from '#testing/university/rows.ts';
import { decline, demand } from '../declined-call.ts';
import type { Exchange } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
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
  refuseSave: ({ university: { rows } }, row) => refuseSameName(rows.documentTemplates, row),
  refuseDeletion: () => undefined,
  answer: (_rows, { images: _, blocks: __, ...summary }) => summary,
});

function readDocumentTemplate(exchange: Exchange) {
  const row = findRow(exchange.university.rows.documentTemplates, exchange.id);
  if (row === undefined) throw decline('documentTemplateMissing');
  return { ...row, ...wireVersion(exchange, row) };
}

type DeletedTemplate = DocumentTemplateRow & { readonly deleted_at: string };

/** The deleted templates of each university, the one deleted last first. */
const deletedTemplates = new WeakMap<FakeUniversity, DeletedTemplate[]>();

function deletedOf(university: FakeUniversity): DeletedTemplate[] {
  const known = deletedTemplates.get(university) ?? [];
  deletedTemplates.set(university, known);
  return known;
}

function deleteDocumentTemplate(exchange: Exchange) {
  const { university, id } = exchange;
  const row = findRow(university.rows.documentTemplates, id);
  documentTemplates.remove(exchange);
  if (row !== undefined) deletedOf(university).unshift({ ...row, deleted_at: university.now() });
}

function listDeletedTemplates({ university }: Exchange) {
  return deletedOf(university).map(({ id, name, kind, deleted_at }) => ({
    id,
    name,
    kind,
    deleted_at,
  }));
}

function restoreDocumentTemplate(exchange: Exchange) {
  const { university, id } = exchange;
  const deleted = deletedOf(university);
  const place = deleted.findIndex((row) => row.id === id);
  const [found] = deleted.slice(place, place + 1);
  if (place === -1 || found === undefined) throw decline('deletedTemplateMissing');
  const { deleted_at: _, ...row } = found;
  const { documentTemplates: templates } = university.rows;
  demand(refuseSameName(templates, row));
  deleted.splice(place, 1);
  templates.push(row);
  const { images: __, blocks: ___, ...summary } = row;
  return { ...summary, ...wireVersion(exchange, row) };
}

function refuseSameName(templates: readonly DocumentTemplateRow[], row: DocumentTemplateRow) {
  const keyOf = ({ name }: DocumentTemplateRow) => foldName(name);
  return refuseSameKey(templates, row, keyOf, 'documentTemplateDuplicate');
}

/** The calls of the extras `documents` and `deleted-templates`. */
export const documents = {
  ...printing,
  listDocumentTemplates: documentTemplates.list,
  readDocumentTemplate,
  createDocumentTemplate: documentTemplates.create,
  updateDocumentTemplate: documentTemplates.update,
  deleteDocumentTemplate,
  listDeletedTemplates,
  restoreDocumentTemplate,
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
