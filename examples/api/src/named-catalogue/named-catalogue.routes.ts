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
  on('createFaculty', ({ input, audit }) => createNamed(kysely, faculties, input, audit));
  on('updateFaculty', ({ target, input, audit }) =>
    renameNamed(kysely, faculties, target, input, audit),
  );
  on('deleteFaculty', ({ target, audit }) => deleteNamed(kysely, faculties, target, audit));
  on('listCareerTypes', () => listNamed(kysely, careerTypes));
  on('createCareerType', ({ input, audit }) => createNamed(kysely, careerTypes, input, audit));
  on('updateCareerType', ({ target, input, audit }) =>
    renameNamed(kysely, careerTypes, target, input, audit),
  );
  on('deleteCareerType', ({ target, audit }) => deleteNamed(kysely, careerTypes, target, audit));
}
