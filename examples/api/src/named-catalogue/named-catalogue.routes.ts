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

/** The catalogues of names, as the rows of a university call them. */
export const namedCatalogues = {
  faculties: {
    table: 'faculties',
    subject: 'faculty',
    refusals: { missing: 'facultyMissing', duplicate: 'facultyDuplicate' },
    careers: { column: 'faculty_id', refuseDeletion: refuseFacultyDeletion },
    calls: {
      list: 'listFaculties',
      create: 'createFaculty',
      update: 'updateFaculty',
      remove: 'deleteFaculty',
    },
  },
  careerTypes: {
    table: 'career_types',
    subject: 'career-type',
    refusals: { missing: 'careerTypeMissing', duplicate: 'careerTypeDuplicate' },
    careers: { column: 'career_type_id', refuseDeletion: refuseCareerTypeDeletion },
    calls: {
      list: 'listCareerTypes',
      create: 'createCareerType',
      update: 'updateCareerType',
      remove: 'deleteCareerType',
    },
  },
} as const satisfies Record<string, NamedCatalogue & { calls: object }>;

export function namedCatalogueRoutes(on: On, { kysely }: Services): void {
  for (const { calls, ...catalogue } of Object.values(namedCatalogues)) {
    on(calls.list, () => listNamed(kysely, catalogue));
    on(calls.create, ({ input, audit }) => createNamed(kysely, catalogue, input, audit));
    on(calls.update, ({ target, input, audit }) =>
      renameNamed(kysely, catalogue, target, input, audit),
    );
    on(calls.remove, ({ target, audit }) => deleteNamed(kysely, catalogue, target, audit));
  }
}
