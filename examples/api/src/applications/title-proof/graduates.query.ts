import type { Kysely } from 'kysely';
import { selectGraduates } from '#documents/graduates.query.ts';
import type { Schema } from '#platform/database/schema.ts';

/** Applications with everything that their titles will say, and the id of the title once it is issued. */
export function selectProofs(kysely: Kysely<Schema>) {
  return selectGraduates(kysely)
    .select(['a.id', 'a.application_code', 'a.status', 'ceremonies.status as ceremony_status'])
    .select((from) =>
      from
        .selectFrom('issued_titles')
        .select('issued_titles.id')
        .whereRef('issued_titles.application_id', '=', 'a.id')
        .limit(1)
        .as('title_id'),
    );
}

export type Graduate = Awaited<ReturnType<ReturnType<typeof selectProofs>['execute']>>[number];
