import { listCareers } from '../careers/careers.query.ts';
import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';

/** The choices of the wizard: ceremonies that have not taken place, and active careers. */
export function publicCatalogueRoutes(on: On, { kysely }: Services): void {
  on('listOfferedCeremonies', () =>
    kysely
      .selectFrom('ceremonies')
      .select(['id', 'name', 'ceremony_date', 'ceremony_location', 'description', 'status'])
      .where('status', '<>', 'COMPLETADO')
      .orderBy('ceremony_date')
      .orderBy('id')
      .execute(),
  );
  on('listOfferedCareers', () => listCareers(kysely, { active: true }));
}
