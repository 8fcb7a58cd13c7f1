import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { shareReads } from '#platform/concurrency/share-reads.ts';

export function genderRoutes(on: On, { kysely }: Services): void {
  const genders = shareReads(() =>
    kysely.selectFrom('genders').select(['id', 'name']).orderBy('id').execute(),
  );
  on('listGenders', genders);
}
