import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import {
  createDegreeTitle,
  deleteDegreeTitle,
  listDegreeTitles,
  updateDegreeTitle,
} from './degree-titles.ts';

export function degreeTitleRoutes(on: On, services: Services): void {
  on('listDegreeTitles', () => listDegreeTitles(services.kysely));
  on('createDegreeTitle', ({ input, audit }) => createDegreeTitle(services, input, audit));
  on('updateDegreeTitle', ({ target, input, audit }) =>
    updateDegreeTitle(services, target, input, audit),
  );
  on('deleteDegreeTitle', ({ target, audit }) => deleteDegreeTitle(services, target, audit));
}
