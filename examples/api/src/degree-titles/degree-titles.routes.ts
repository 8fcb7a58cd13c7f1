import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import {
  createDegreeTitle,
  deleteDegreeTitle,
  listDegreeTitles,
  updateDegreeTitle,
} from './degree-titles.ts';

export function degreeTitleRoutes(on: On, services: Services): void {
  on('listDegreeTitles', () => listDegreeTitles(services.kysely));
  on('createDegreeTitle', ({ input, act }) => createDegreeTitle(services, input, act));
  on('updateDegreeTitle', ({ target, input, act }) =>
    updateDegreeTitle(services, target, input, act),
  );
  on('deleteDegreeTitle', ({ target, act }) => deleteDegreeTitle(services, target, act));
}
