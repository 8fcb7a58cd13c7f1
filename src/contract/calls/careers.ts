import { careerAnswer } from '../answers/career.ts';
import { degreeTitleAnswer } from '../answers/degree-title.ts';
import { careerInput } from '../inputs/career.ts';
import { degreeTitleInput } from '../inputs/degree-title.ts';
import { catalogueCalls } from './catalogue-calls.ts';

const careers = catalogueCalls({
  one: 'a career',
  many: 'careers',
  input: careerInput,
  update: careerInput,
  row: careerAnswer,
  created: careerAnswer,
  listedBy: ['applications', 'titles'],
  done: {
    created: 'Carrera creada exitosamente',
    updated: 'Carrera actualizada exitosamente',
    deleted: 'Carrera eliminada exitosamente',
  },
  refusals: {
    save: ['careerTypeUnknown', 'facultyUnknown', 'careerDuplicate'],
    missing: 'careerMissing',
    deletion: ['careerInUse'],
  },
});

const degreeTitles = catalogueCalls({
  one: 'a nomenclature: the title of a career for a gender',
  many: 'nomenclatures',
  input: degreeTitleInput,
  update: degreeTitleInput,
  row: degreeTitleAnswer,
  created: degreeTitleAnswer,
  listedBy: ['ceremonies', 'titles'],
  done: {
    created: 'Nomenclatura creada exitosamente',
    updated: 'Nomenclatura actualizada exitosamente',
    deleted: 'Nomenclatura eliminada exitosamente',
  },
  refusals: {
    save: ['genderUnknown', 'careerUnknown', 'degreeTitleDuplicate'],
    missing: 'degreeTitleMissing',
    deletion: [],
  },
});

/** The careers and the nomenclatures. */
export const careerCalls = {
  listCareers: careers.list,
  createCareer: careers.create,
  updateCareer: careers.update,
  deleteCareer: careers.remove,
  listDegreeTitles: degreeTitles.list,
  createDegreeTitle: degreeTitles.create,
  updateDegreeTitle: degreeTitles.update,
  deleteDegreeTitle: degreeTitles.remove,
} as const;
