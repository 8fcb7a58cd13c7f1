import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** A stored erasure or block. */
export type PersonChange = Omit<Selectable<Schema['person_changes']>, 'id'>;

/**
 * An erasure or block of the person with a key. The hash can't be compared with another one: each has a salt. With a key
 * for hashes, nobody without it can try all document numbers.
 */
export function changeOf(
  kind: PersonChange['kind'],
  key: string,
  at: Date,
  hashKey: string | undefined,
): PersonChange {
  const salt = randomBytes(16).toString('base64url');
  return { kind, salt, at, person_hash: hashPerson(pseudonymOf(key, hashKey), salt) };
}

/** The text that is hashed for a person; the person's key itself without a key for hashes. */
export function pseudonymOf(key: string, hashKey: string | undefined): string {
  return hashKey === undefined
    ? key
    : createHmac('sha256', hashKey).update(key).digest('base64url');
}

/** The hash as PostgreSQL computes it too, when changes are applied again. */
function hashPerson(pseudonym: string, salt: string): string {
  return createHash('sha256')
    .update(salt + pseudonym)
    .digest('hex');
}

/** Stores a new change. @returns its id */
export async function storeChange(trx: Kysely<Schema>, change: PersonChange): Promise<number> {
  const row = await trx
    .insertInto('person_changes')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Identifies the latest change. A report that finds another one at its end has mixed two states. */
export async function latestChange(kysely: Kysely<Schema>): Promise<number> {
  const row = await kysely
    .selectFrom('person_changes')
    .select(({ fn }) => fn.max('id').as('latest'))
    .executeTakeFirst();
  return row?.latest ?? 0;
}
