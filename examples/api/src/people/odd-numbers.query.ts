import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/**
 * The applications whose keys depend on the version. Digits with dots have always had the same key, if their type is of
 * plain letters: 'T.I.' used to be another series than 'TI'.
 */
export function selectOddNumbers(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('applications')
    .select(['id', 'identification_type', 'id_number', 'person_key'])
    .select(['career_id', 'ceremony_id', 'status', 'version'])
    .where(
      sql<boolean>`(id_number !~ '^[0-9.]+$' or identification_type !~ '^[A-Za-z0-9]*$')
        and person_key not like 'erased:%'`,
    )
    .orderBy('id');
}
