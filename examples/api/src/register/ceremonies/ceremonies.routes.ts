import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { auditedChanges } from '#evidence/audit/audited-table.ts';
import { listCeremonies } from './ceremonies.query.ts';
import { ceremonyTable, completeCeremony } from './change-ceremony.ts';

export function ceremonyRoutes(on: On, services: Services): void {
  const { create, update, remove } = auditedChanges(services.kysely, ceremonyTable);
  on('listCeremonies', () => listCeremonies(services.kysely));
  on('createCeremony', create);
  on('updateCeremony', update);
  on('deleteCeremony', remove);
  on('completeCeremony', ({ target, input, audit }) =>
    completeCeremony(services, target, input.notes ?? null, audit),
  );
}
