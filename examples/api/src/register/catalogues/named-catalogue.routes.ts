import { namedCatalogues } from 'birrete/contract';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { createNamed, deleteNamed, listNamed, renameNamed } from './named-catalogue.ts';

export function namedCatalogueRoutes(on: On, { kysely }: Services): void {
  for (const catalogue of Object.values(namedCatalogues)) {
    const { calls } = catalogue;
    on(calls.list, () => listNamed(kysely, catalogue));
    on(calls.create, ({ input, audit }) => createNamed(kysely, catalogue, input, audit));
    on(calls.update, ({ target, input, audit }) =>
      renameNamed(kysely, catalogue, target, input, audit),
    );
    on(calls.remove, ({ target, audit }) => deleteNamed(kysely, catalogue, target, audit));
  }
}
