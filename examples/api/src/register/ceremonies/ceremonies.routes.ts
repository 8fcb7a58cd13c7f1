import { demandRecent } from '#account/auth/step-up.ts';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { listCeremonies } from './ceremonies.query.ts';
import { completeCeremony, createCeremony, updateCeremony } from './change-ceremony.ts';
import { deleteCeremony } from './delete-ceremony.ts';

export function ceremonyRoutes(on: On, services: Services): void {
  on('listCeremonies', () => listCeremonies(services.kysely));
  on('createCeremony', ({ input, audit }) => createCeremony(services, input, audit));
  on('updateCeremony', ({ target, input, audit }) =>
    updateCeremony(services, target, input, audit),
  );
  on('deleteCeremony', ({ target, audit }) => deleteCeremony(services, target, audit), {
    before: (c) => demandRecent(c, services),
  });
  on('completeCeremony', ({ target, input, audit }) =>
    completeCeremony(services, target, input.notes ?? null, audit),
  );
}
