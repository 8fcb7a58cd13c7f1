import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';

export function genderRoutes(on: On, { kysely }: Services): void {
  on('listGenders', () =>
    kysely.selectFrom('genders').select(['id', 'name']).orderBy('id').execute(),
  );
}
