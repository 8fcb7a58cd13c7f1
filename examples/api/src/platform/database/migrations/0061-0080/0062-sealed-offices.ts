import type { Kysely } from 'kysely';
import { sealStatesAsFound } from '#platform/seals/seal-states-as-found.ts';

/**
 * The audit trail seals for which faculty an official signs. Migration 0059 added the column after the seals of officials,
 * whose columns can't change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sealStatesAsFound(db, ['authority_faculties']);
}
