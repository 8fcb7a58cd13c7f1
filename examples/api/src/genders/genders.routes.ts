import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import { shareReads } from '../server/share-reads.ts';

export function genderRoutes(on: On, { kysely }: Services): void {
  const genders = shareReads(() =>
    kysely.selectFrom('genders').select(['id', 'name']).orderBy('id').execute(),
  );
  on('listGenders', genders);
}
