import { namedCatalogues } from 'birrete/contract';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { auditedChanges } from '#evidence/audit/audited-table.ts';
import { listNamed, namedTable } from './named-catalogue.ts';

export function namedCatalogueRoutes(on: On, { kysely }: Services): void {
  for (const catalogue of Object.values(namedCatalogues)) {
    const { calls } = catalogue;
    const { create, update, remove } = auditedChanges(kysely, namedTable(catalogue));
    on(calls.list, () => listNamed(kysely, catalogue));
    on(calls.create, create);
    on(calls.update, update);
    on(calls.remove, remove);
  }
}
