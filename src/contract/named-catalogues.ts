import { namedAnswer } from './answers/named.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { namedInput } from './inputs/named.ts';
import { counted, type RefusalAnswer, type RefusalValues } from './refusals/refusal-answer.ts';

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

const names = {
  input: namedInput,
  update: namedInput,
  row: namedAnswer,
  created: namedAnswer,
} as const;

const faculties = catalogueCalls({
  one: 'a faculty',
  many: 'faculties',
  ...names,
  done: {
    created: 'Facultad creada exitosamente',
    updated: 'Facultad actualizada exitosamente',
    deleted: 'Facultad eliminada exitosamente',
  },
  refusals: {
    save: ['facultyDuplicate'],
    missing: 'facultyMissing',
    deletion: ['facultyInUse'],
  },
});

const careerTypes = catalogueCalls({
  one: 'a career type',
  many: 'career types',
  ...names,
  done: {
    created: 'Tipo de carrera creado exitosamente',
    updated: 'Tipo de carrera actualizado exitosamente',
    deleted: 'Tipo de carrera eliminado exitosamente',
  },
  refusals: {
    save: ['careerTypeDuplicate'],
    missing: 'careerTypeMissing',
    deletion: ['careerTypeInUse'],
  },
});

/** The calls of the catalogues of names. */
export const namedCatalogueCalls = {
  listFaculties: faculties.list,
  createFaculty: faculties.create,
  updateFaculty: faculties.update,
  deleteFaculty: faculties.remove,
  listCareerTypes: careerTypes.list,
  createCareerType: careerTypes.create,
  updateCareerType: careerTypes.update,
  deleteCareerType: careerTypes.remove,
} as const;

/** The refusals of the catalogues of names. */
export const namedCatalogueRefusals = {
  facultyMissing: { status: 404, message: 'La facultad no existe.' },
  facultyDuplicate: { status: 409, message: 'Ya existe una facultad con ese nombre.' },
  facultyInUse: {
    status: 409,
    message: ({ careers }: RefusalValues) =>
      `No se puede eliminar la facultad porque tiene ${counted(careers, 'carrera', 'carreras')}.`,
  },
  careerTypeMissing: { status: 404, message: 'El tipo de carrera no existe.' },
  careerTypeDuplicate: {
    status: 409,
    message: 'Ya existe un tipo de carrera con ese nombre.',
  },
  careerTypeInUse: {
    status: 409,
    message: ({ careers }: RefusalValues) =>
      `No se puede eliminar el tipo de carrera porque está asignado a ${counted(careers, 'carrera', 'carreras')}.`,
  },
} as const satisfies Record<string, RefusalAnswer>;
