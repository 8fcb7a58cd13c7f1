import * as v from 'valibot';
import { type CallRow, ifMatch } from './schema/call-row.ts';
import { inputObject, requiredText } from './schema/fields.ts';
import { counted, type RefusalAnswer, type RefusalValues } from './schema/refusal.ts';

/**
 * The catalogues whose rows have only a name, by the name of their rows: table, subject of the audit trail, calls and
 * refusals. A server implements all of them alike.
 */
export const namedCatalogues = {
  faculties: {
    table: 'faculties',
    subject: 'faculty',
    calls: {
      list: 'listFaculties',
      create: 'createFaculty',
      update: 'updateFaculty',
      remove: 'deleteFaculty',
    },
    refusals: { missing: 'facultyMissing', duplicate: 'facultyDuplicate' },
  },
  careerTypes: {
    table: 'career_types',
    subject: 'career-type',
    calls: {
      list: 'listCareerTypes',
      create: 'createCareerType',
      update: 'updateCareerType',
      remove: 'deleteCareerType',
    },
    refusals: { missing: 'careerTypeMissing', duplicate: 'careerTypeDuplicate' },
  },
} as const;

/** The name of the rows of a catalogue of names. */
export type NamedCatalogueName = keyof typeof namedCatalogues;

/** A faculty or a career type. */
export const namedAnswer = v.object({
  id: v.number(),
  name: v.string(),
  version: v.number(),
});

/** A faculty or a type of career, as the server answers it. */
export type NamedAnswer = v.InferOutput<typeof namedAnswer>;

/** The refusals of the catalogues of names. */
export const namedCatalogueRefusals = {
  facultyMissing: { status: 404, message: 'La facultad no existe.' },
  facultyDuplicate: {
    field: 'name',
    status: 409,
    message: 'Ya existe una facultad con ese nombre.',
  },
  facultyInUse: {
    status: 409,
    message: ({ careers, authorities }: RefusalValues) => {
      const uses = [
        ...(Number(careers) > 0 ? [counted(careers, 'carrera', 'carreras')] : []),
        ...(Number(authorities) > 0 ? [counted(authorities, 'autoridad', 'autoridades')] : []),
      ];
      return `No se puede eliminar la facultad porque tiene ${uses.join(' y ')}.`;
    },
  },
  careerTypeMissing: { status: 404, message: 'El tipo de carrera no existe.' },
  careerTypeDuplicate: {
    field: 'name',
    status: 409,
    message: 'Ya existe un tipo de carrera con ese nombre.',
  },
  careerTypeInUse: {
    status: 409,
    message: ({ careers }: RefusalValues) =>
      `No se puede eliminar el tipo de carrera porque está asignado a ${counted(careers, 'carrera', 'carreras')}.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

/** Body of creating and renaming a faculty or a career type. */
export const namedInput = inputObject({ name: requiredText({ label: 'El nombre', max: 200 }) });

/** A faculty or a type of career, as the client sends it. */
export type NamedInput = v.InferOutput<typeof namedInput>;

/** The calls of the catalogues of names. */
export const namedCatalogueCalls = {
  listFaculties: {
    purpose: 'List all faculties',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: namedAnswer },
  },
  createFaculty: {
    purpose: 'Create a faculty',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    input: namedInput,
    status: 201,
    answer: { kind: 'data', schema: namedAnswer },
    done: 'Facultad creada exitosamente',
    refusals: ['facultyDuplicate'],
  },
  updateFaculty: {
    purpose: 'Change a faculty',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: namedInput,
    status: 200,
    answer: { kind: 'data', schema: namedAnswer },
    done: 'Facultad actualizada exitosamente',
    refusals: ['facultyMissing', 'rowChanged', 'facultyDuplicate'],
  },
  deleteFaculty: {
    purpose: 'Delete a faculty; 409 while it is in use',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Facultad eliminada exitosamente',
    refusals: ['facultyMissing', 'rowChanged', 'facultyInUse'],
  },
  listCareerTypes: {
    purpose: 'List all career types',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: namedAnswer },
  },
  createCareerType: {
    purpose: 'Create a career type',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    input: namedInput,
    status: 201,
    answer: { kind: 'data', schema: namedAnswer },
    done: 'Tipo de carrera creado exitosamente',
    refusals: ['careerTypeDuplicate'],
  },
  updateCareerType: {
    purpose: 'Change a career type',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    input: namedInput,
    status: 200,
    answer: { kind: 'data', schema: namedAnswer },
    done: 'Tipo de carrera actualizado exitosamente',
    refusals: ['careerTypeMissing', 'rowChanged', 'careerTypeDuplicate'],
  },
  deleteCareerType: {
    purpose: 'Delete a career type; 409 while it is in use',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Tipo de carrera eliminado exitosamente',
    refusals: ['careerTypeMissing', 'rowChanged', 'careerTypeInUse'],
  },
} as const satisfies Record<string, CallRow>;
