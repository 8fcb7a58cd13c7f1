import * as v from 'valibot';
import { grammaticalGenders } from '#domain/degree/grammatical-gender.ts';
import { resolutionKey } from '#domain/registry/resolution-number.ts';
import { errorCauses, titleEntryKinds } from '#domain/registry/title-entry.ts';
import { documentFieldLength, documentFieldName } from './documents/document-fields.ts';
import { editedPerson } from './person.ts';
import type { CallRow } from './schema/call-row.ts';
import {
  calendarDay,
  fieldMessages,
  inputObject,
  optionalText,
  requiredText,
  writtenText,
} from './schema/fields.ts';
import {
  generalRefusals,
  namedToday,
  type RefusalAnswer,
  type RefusalValues,
} from './schema/refusal.ts';

/** One entry about an issued title: its annulment, its rectification or a duplicate. */
export const titleEntryAnswer = v.object({
  id: v.number(),
  title_id: v.number(),
  kind: v.picklist(titleEntryKinds),
  resolution_number: v.string(),
  resolution_date: v.pipe(v.string(), v.isoDate()),
  resolution_body: v.string(),
  resolution_reason: v.string(),
  /** The title that was issued in place of a rectified one; null in other entries. */
  replacing_title_id: v.nullable(v.number()),
  /** True if a rectification hides the former name. Absent where the server does not announce `hidden-names`. */
  former_name_hidden: v.optional(v.boolean()),
  /** The cause of the error that a rectification corrects; null if nobody stated it. Absent without `title-contents`. */
  error_cause: v.optional(v.nullable(v.picklist(errorCauses))),
  /** The name of the user who entered it. */
  entered_by: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** An entry about an issued title, as the server answers it. */
export type TitleEntryAnswer = v.InferOutput<typeof titleEntryAnswer>;

/** The values that the documents of a title state beside its row, as far as a rectification can change them. */
export const titleContentAnswer = v.object({
  date_of_birth: v.nullable(v.pipe(v.string(), v.isoDate())),
  place_of_birth: v.nullable(v.string()),
  /** True once the birth was erased with the person. A rectification can't change it any more. */
  birth_erased: v.boolean(),
  /** Null if documents print both forms: 'identificado/identificada'. */
  gender: v.nullable(v.picklist(grammaticalGenders)),
  /** Absent from servers that do not rectify it. */
  ceremony_name: v.optional(v.string()),
  ceremony_location: v.string(),
  /** The additional fields by their names; '' for one that exists today and the title does not state. */
  fields: v.record(v.string(), v.string()),
});

/** The values that the documents of a title state, as the server answers them. */
export type TitleContentAnswer = v.InferOutput<typeof titleContentAnswer>;

/** The seal of what the documents of a title state. */
export const titleSealAnswer = v.object({
  /** The moment at which an upgrade sealed it as it stood then; null for a title whose issue sealed it. */
  as_found_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** The seal of what the documents of a title state, as the server answers it. */
export type TitleSealAnswer = v.InferOutput<typeof titleSealAnswer>;

/** Annulments, rectifications and duplicates of issued titles. */
export const correctionRefusals = {
  titleMissing: { status: 404, message: 'Título no encontrado' },
  titleAnnulled: { status: 409, message: 'Este título ya está anulado.' },
  titleRectified: {
    status: 409,
    message: 'Este título ya está rectificado. Corrige el que lo reemplaza.',
  },
  resolutionInFuture: {
    field: 'resolution_date',
    status: 422,
    message: (values: RefusalValues) =>
      `La fecha de la resolución no puede ser posterior a hoy${namedToday(values)}.`,
  },
  nothingRectified: {
    status: 422,
    message: 'Ningún dato del título cambia. Si solo hace falta otro ejemplar, emite un duplicado.',
  },
  birthErased: {
    status: 422,
    message: 'Los datos de nacimiento de esta persona se borraron y no se pueden rectificar.',
  },
  duplicateExists: {
    field: 'resolution_number',
    status: 409,
    message: 'Ya hay un duplicado de este título con esa resolución.',
  },
} as const satisfies Record<string, RefusalAnswer>;

const resolution = {
  resolution_number: v.pipe(
    requiredText({ label: 'El número de la resolución', max: 60 }),
    v.check(
      (number) => resolutionKey(number) !== '',
      fieldMessages.required('El número de la resolución'),
    ),
  ),
  resolution_date: calendarDay('La fecha de la resolución'),
  resolution_body: writtenText({ label: 'El órgano que resuelve', max: 200 }),
  resolution_reason: writtenText({ label: 'El motivo', max: 2_000, hasLines: true }),
};

/** Body of an annulment and of a duplicate: the resolution. */
const resolutionInput = inputObject(resolution);

/** A resolution, as the client sends it. */
export type ResolutionInput = v.InferOutput<typeof resolutionInput>;

/**
 * Body of a rectification: the resolution, and what the title that replaces the rectified one says. The values from
 * `date_of_birth` to `error_cause` count where the server announces `title-contents`; an omitted one stays as it is.
 */
const rectificationInput = inputObject({
  ...resolution,
  first_name: editedPerson.first_name,
  middle_name: editedPerson.middle_name,
  third_name: editedPerson.third_name,
  last_name: editedPerson.last_name,
  second_last_name: editedPerson.second_last_name,
  id_number: editedPerson.id_number,
  degree_title: requiredText({ label: 'El título', max: 300 }),
  date_of_birth: editedPerson.date_of_birth,
  place_of_birth: editedPerson.place_of_birth,
  gender: v.optional(
    v.nullable(v.picklist(grammaticalGenders, fieldMessages.invalid('El género'))),
  ),
  ceremony_name: v.optional(requiredText({ label: 'El nombre del acto', max: 200 })),
  ceremony_location: v.optional(requiredText({ label: 'El lugar del acto', max: 300 })),
  /** An omitted field stays; a blank one is not stated any more. */
  fields: v.optional(
    v.record(
      documentFieldName,
      optionalText({ label: 'El campo adicional', max: documentFieldLength, hasLines: true }),
      generalRefusals.malformed.message,
    ),
  ),
  error_cause: v.optional(
    v.nullable(v.picklist(errorCauses, fieldMessages.invalid('La causa del error'))),
  ),
  /** True hides the former name from the public, where the server announces `hidden-names`. */
  former_name_hidden: v.optional(v.boolean(generalRefusals.malformed.message), false),
});

/** A rectification, as the client sends it. */
export type RectificationInput = v.InferOutput<typeof rectificationInput>;

/** The corrections of issued titles: entries, never edits. */
export const correctionCalls = {
  listTitleEntries: {
    purpose: 'List all annulments, rectifications and duplicates of issued titles, newest first',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'corrections',
    status: 200,
    answer: { kind: 'list', schema: titleEntryAnswer },
  },
  annulTitle: {
    purpose: 'Annul an issued title; its numbers are not used again',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'corrections',
    input: resolutionInput,
    status: 201,
    answer: { kind: 'data', schema: titleEntryAnswer },
    done: 'Título anulado',
    refusals: ['titleMissing', 'titleAnnulled', 'titleRectified', 'resolutionInFuture'],
  },
  readTitleContent: {
    purpose:
      'The values that the documents of an issued title state beside its row, for its rectification',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'title-contents',
    status: 200,
    answer: { kind: 'data', schema: titleContentAnswer },
    refusals: ['titleMissing'],
  },
  readTitleSeal: {
    purpose:
      'Whether the issue of a title sealed what its documents state, or a later upgrade as it stood then',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'title-contents',
    status: 200,
    answer: { kind: 'data', schema: titleSealAnswer },
    refusals: ['titleMissing'],
  },
  rectifyTitle: {
    purpose:
      'Rectify an issued title: another one with the next numbers of its ceremony is issued in its place',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'corrections',
    input: rectificationInput,
    status: 201,
    answer: { kind: 'data', schema: titleEntryAnswer },
    done: 'Título rectificado',
    refusals: [
      'titleMissing',
      'titleAnnulled',
      'titleRectified',
      'titleOnHold',
      'resolutionInFuture',
      'nothingRectified',
      'birthErased',
      'birthDateInvalid',
      'numberUnusable',
    ],
  },
  duplicateTitle: {
    purpose: 'Record that a duplicate of an issued title is made; the title stays valid',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'corrections',
    input: resolutionInput,
    status: 201,
    answer: { kind: 'data', schema: titleEntryAnswer },
    done: 'Duplicado registrado',
    refusals: [
      'titleMissing',
      'titleAnnulled',
      'titleRectified',
      'titleOnHold',
      'resolutionInFuture',
      'duplicateExists',
    ],
  },
} as const satisfies Record<string, CallRow>;
