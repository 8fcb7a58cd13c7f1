import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import { listCeremonies } from './ceremonies.query.ts';
import { completeCeremony, createCeremony, updateCeremony } from './change-ceremony.ts';
import { deleteCeremony } from './delete-ceremony.ts';

export function ceremonyRoutes(on: On, services: Services): void {
  on('listCeremonies', () => listCeremonies(services.kysely));
  on('createCeremony', ({ input, act }) => createCeremony(services, input, act));
  on('updateCeremony', ({ target, input, act }) => updateCeremony(services, target, input, act));
  on('deleteCeremony', ({ target, act }) => deleteCeremony(services, target, act));
  on('completeCeremony', ({ target, input, act }) =>
    completeCeremony(services, target, input.notes ?? null, act),
  );
}
