import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { shareReads } from '#platform/concurrency/share-reads.ts';
import { listCareers } from '#register/catalogues/careers.query.ts';

/**
 * The choices of the wizard: ceremonies that have not taken place, and active careers. They are the same for everybody,
 * so simultaneous calls share a query, and need no rate limit that a campus could reach.
 */
export function publicCatalogueRoutes(on: On, { kysely }: Services): void {
  const ceremonies = shareReads(() =>
    kysely
      .selectFrom('ceremonies')
      .select(['id', 'name', 'ceremony_date', 'ceremony_location', 'description', 'status'])
      .where('status', '<>', 'COMPLETADO')
      .orderBy('ceremony_date')
      .orderBy('id')
      .execute(),
  );
  const careers = shareReads(() => listCareers(kysely, { active: true }));
  on('listOfferedCeremonies', ceremonies);
  on('listOfferedCareers', careers);
}
