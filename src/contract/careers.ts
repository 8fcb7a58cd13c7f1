import * as v from 'valibot';
import { type CallRow, ifMatch } from './schema/call-row.ts';
import {
  activeFlag,
  fieldMessages,
  idNumber,
  inputObject,
  orderNumber,
  requiredText,
} from './schema/fields.ts';
import { counted, type RefusalAnswer, type RefusalValues } from './schema/refusal.ts';

/** One career. `career_type` and `career_type_name` hold the same text, since clients read either. */
export const careerAnswer = v.object({
  id: v.number(),
  name: v.string(),
  career_type_id: v.number(),
  career_type_name: v.string(),
  career_type: v.string(),
  faculty_id: v.number(),
  faculty_name: v.string(),
  is_active: v.picklist([0, 1]),
  record_order: v.number(),
  assigned_order: v.number(),
  folio_order: v.number(),
  version: v.number(),
});

/** A career, as the server answers it. */
export type CareerAnswer = v.InferOutput<typeof careerAnswer>;

/** One gender; the ids are fixed: 1 male, 2 female. */
export const genderAnswer = v.object({ id: v.number(), name: v.string() });

/** One nomenclature, with the names of its career and gender. */
export const degreeTitleAnswer = v.object({
  id: v.number(),
  career_id: v.number(),
  career_name: v.string(),
  gender_id: v.number(),
  gender_name: v.string(),
  title_name: v.string(),
  version: v.number(),
});

/** The degree title of a career, as the server answers it. */
export type DegreeTitleAnswer = v.InferOutput<typeof degreeTitleAnswer>;

/** Careers and nomenclatures. */
export const careerRefusals = {
  careerMissing: { status: 404, message: 'La carrera no existe.' },
  careerDuplicate: {
    field: 'name',
    status: 409,
    message: 'Ya existe una carrera con ese nombre y tipo en la facultad.',
  },
  careerInUse: {
    status: 409,
    message: ({ applications, degreeTitles }: RefusalValues) => {
      const uses = [
        ...(Number(applications) > 0 ? [counted(applications, 'solicitud', 'solicitudes')] : []),
        ...(Number(degreeTitles) > 0
          ? [counted(degreeTitles, 'nomenclatura', 'nomenclaturas')]
          : []),
      ];
      return `No se puede eliminar la carrera porque tiene ${uses.join(' y ')}.`;
    },
  },
  careerTypeUnknown: {
    field: 'type_id',
    status: 422,
    message: 'El tipo de carrera seleccionado no existe.',
  },
  facultyUnknown: {
    field: 'faculty_id',
    status: 422,
    message: 'La facultad seleccionada no existe.',
  },
  degreeTitleMissing: { status: 404, message: 'La nomenclatura no existe.' },
  degreeTitleDuplicate: {
    field: 'career_id',
    status: 409,
    message: 'La carrera ya tiene una nomenclatura para ese género.',
  },
  careerUnknown: { field: 'career_id', status: 422, message: 'La carrera seleccionada no existe.' },
} as const satisfies Record<string, RefusalAnswer>;

/**
 * Body of creating and changing a career. The active flag and the three orders are additions; an omitted one keeps its
 * value.
 */
const careerInput = inputObject({
  name: requiredText({ label: 'El nombre', max: 200 }),
  type_id: idNumber(fieldMessages.required('El tipo de carrera')),
  faculty_id: idNumber(fieldMessages.required('La facultad')),
  is_active: v.optional(activeFlag('El estado')),
  record_order: v.optional(orderNumber('El orden de acta')),
  assigned_order: v.optional(orderNumber('El orden de asignado')),
  folio_order: v.optional(orderNumber('El orden de folio')),
});

/** A career, as the client sends it. */
export type CareerInput = v.InferOutput<typeof careerInput>;

/** Body of creating and changing a nomenclature. */
const degreeTitleInput = inputObject({
  career_id: idNumber(fieldMessages.required('La carrera')),
  gender_id: idNumber(fieldMessages.required('El género')),
  title_name: requiredText({ label: 'El título', max: 300 }),
});

/** The degree title of a career, as the client sends it. */
export type DegreeTitleInput = v.InferOutput<typeof degreeTitleInput>;

/** The careers and their nomenclatures, and the genders for which these are written. */
export const careerCalls = {
  listOfferedCareers: {
    purpose: 'Active careers',
    usedBy: ['wizard'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: careerAnswer },
  },
  listGenders: {
    purpose: 'Genders: 1 male, 2 female',
    usedBy: ['wizard', 'config'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: genderAnswer },
  },
  listCareers: {
    purpose: 'List all careers',
    usedBy: ['applications', 'titles', 'config'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: careerAnswer },
  },
  createCareer: {
    purpose: 'Create a career',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    input: careerInput,
    status: 201,
    answer: { kind: 'data', schema: careerAnswer },
    done: 'Carrera creada exitosamente',
    refusals: ['careerTypeUnknown', 'facultyUnknown', 'careerDuplicate'],
  },
  updateCareer: {
    purpose: 'Change a career',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: careerInput,
    status: 200,
    answer: { kind: 'data', schema: careerAnswer },
    done: 'Carrera actualizada exitosamente',
    refusals: [
      'careerMissing',
      'rowChanged',
      'careerTypeUnknown',
      'facultyUnknown',
      'careerDuplicate',
    ],
  },
  deleteCareer: {
    purpose: 'Delete a career; 409 while it is in use',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Carrera eliminada exitosamente',
    refusals: ['careerMissing', 'rowChanged', 'careerInUse'],
  },
  listDegreeTitles: {
    purpose: 'List all nomenclatures',
    usedBy: ['ceremonies', 'titles', 'config'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: degreeTitleAnswer },
  },
  createDegreeTitle: {
    purpose: 'Create a nomenclature: the title of a career for a gender',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    input: degreeTitleInput,
    status: 201,
    answer: { kind: 'data', schema: degreeTitleAnswer },
    done: 'Nomenclatura creada exitosamente',
    refusals: ['genderUnknown', 'careerUnknown', 'degreeTitleDuplicate'],
  },
  updateDegreeTitle: {
    purpose: 'Change a nomenclature: the title of a career for a gender',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: degreeTitleInput,
    status: 200,
    answer: { kind: 'data', schema: degreeTitleAnswer },
    done: 'Nomenclatura actualizada exitosamente',
    refusals: [
      'degreeTitleMissing',
      'rowChanged',
      'genderUnknown',
      'careerUnknown',
      'degreeTitleDuplicate',
    ],
  },
  deleteDegreeTitle: {
    purpose: 'Delete a nomenclature: the title of a career for a gender',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Nomenclatura eliminada exitosamente',
    refusals: ['degreeTitleMissing', 'rowChanged'],
  },
} as const satisfies Record<string, CallRow>;
