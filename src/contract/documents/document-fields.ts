import * as v from 'valibot';
import { type CallRow, ifMatch } from '../schema/call-row.ts';
import { inputObject, optionalId, requiredText } from '../schema/fields.ts';
import type { RefusalAnswer } from '../schema/refusal.ts';

/** A text that templates insert, for all titles, those of a career or those of a ceremony. */
export const documentFieldAnswer = v.object({
  id: v.number(),
  /** The placeholder, without its braces. */
  name: v.string(),
  value: v.string(),
  /** Null for all careers. */
  career_id: v.nullable(v.number()),
  career_name: v.nullable(v.string()),
  /** Null for all ceremonies. */
  ceremony_id: v.nullable(v.number()),
  ceremony_name: v.nullable(v.string()),
  version: v.number(),
});

/** An additional field, as the server answers it. */
export type DocumentFieldAnswer = v.InferOutput<typeof documentFieldAnswer>;

/** Additional fields of documents. */
export const documentFieldRefusals = {
  documentFieldMissing: { status: 404, message: 'El campo adicional no existe.' },
  documentFieldDuplicate: {
    field: 'name',
    status: 409,
    message: 'Ya existe ese campo para la misma carrera y el mismo acto de grado.',
  },
} as const satisfies Record<string, RefusalAnswer>;

/** The name of an additional field. */
export const documentFieldName = v.pipe(
  requiredText({ label: 'El nombre', max: 40 }),
  v.regex(
    /^\p{Ll}[\p{L}\d]*$/u,
    'El nombre debe empezar con minúscula y tener solo letras y números, por ejemplo modalidad',
  ),
);

/** The most characters of the text of an additional field. */
export const documentFieldLength = 500;

/** Body of creating and changing an additional field. An omitted career or ceremony keeps its value; null means all. */
const documentFieldInput = inputObject({
  name: documentFieldName,
  value: requiredText({ label: 'El texto', max: documentFieldLength, hasLines: true }),
  career_id: optionalId('La carrera'),
  ceremony_id: optionalId('El acto de grado'),
});

/** An additional field, as the client sends it. */
export type DocumentFieldInput = v.InferOutput<typeof documentFieldInput>;

/** The additional fields of documents. */
export const documentFieldCalls = {
  listDocumentFields: {
    purpose: 'List all additional fields of documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    extra: 'documents',
    status: 200,
    answer: { kind: 'list', schema: documentFieldAnswer },
  },
  createDocumentField: {
    purpose: 'Create an additional field of documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    input: documentFieldInput,
    status: 201,
    answer: { kind: 'data', schema: documentFieldAnswer },
    done: 'Campo adicional creado exitosamente',
    refusals: ['careerUnknown', 'ceremonyUnknown', 'documentFieldDuplicate'],
  },
  updateDocumentField: {
    purpose: 'Change an additional field of documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    headers: ifMatch,
    input: documentFieldInput,
    status: 200,
    answer: { kind: 'data', schema: documentFieldAnswer },
    done: 'Campo adicional actualizado exitosamente',
    refusals: [
      'documentFieldMissing',
      'rowChanged',
      'careerUnknown',
      'ceremonyUnknown',
      'documentFieldDuplicate',
    ],
  },
  deleteDocumentField: {
    purpose: 'Delete an additional field of documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Campo adicional eliminado exitosamente',
    refusals: ['documentFieldMissing', 'rowChanged'],
  },
} as const satisfies Record<string, CallRow>;
