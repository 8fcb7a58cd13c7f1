import { refuseCareerTypeDeletion, refuseFacultyDeletion } from 'birrete/rules';
import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import {
  createNamed,
  deleteNamed,
  listNamed,
  type NamedCatalogue,
  renameNamed,
} from './named-catalogue.ts';

const faculties: NamedCatalogue = {
  table: 'faculties',
  careerColumn: 'faculty_id',
  subject: 'faculty',
  refusals: { missing: 'facultyMissing', duplicate: 'facultyDuplicate' },
  refuseDeletion: refuseFacultyDeletion,
};

const careerTypes: NamedCatalogue = {
  table: 'career_types',
  careerColumn: 'career_type_id',
  subject: 'career-type',
  refusals: { missing: 'careerTypeMissing', duplicate: 'careerTypeDuplicate' },
  refuseDeletion: refuseCareerTypeDeletion,
};

export function namedCatalogueRoutes(on: On, { kysely }: Services): void {
  on('listFaculties', () => listNamed(kysely, faculties));
  on('createFaculty', ({ input, act }) => createNamed(kysely, faculties, input, act));
  on('updateFaculty', ({ target, input, act }) =>
    renameNamed(kysely, faculties, target, input, act),
  );
  on('deleteFaculty', ({ target, act }) => deleteNamed(kysely, faculties, target, act));
  on('listCareerTypes', () => listNamed(kysely, careerTypes));
  on('createCareerType', ({ input, act }) => createNamed(kysely, careerTypes, input, act));
  on('updateCareerType', ({ target, input, act }) =>
    renameNamed(kysely, careerTypes, target, input, act),
  );
  on('deleteCareerType', ({ target, act }) => deleteNamed(kysely, careerTypes, target, act));
}
