import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type PersonChange, pseudonymOf } from './person-changes.ts';

/** A stored change of somebody whose key is known. */
export interface FoundChange {
  readonly key: string;
  readonly kind: PersonChange['kind'];
  readonly at: Date;
}

/** Finds the stored changes of people with these keys, the oldest first. */
export async function findChanges(
  trx: Kysely<Schema>,
  keys: readonly string[],
  hashKey: string | undefined,
): Promise<readonly FoundChange[]> {
  const pseudonyms = keys.map((key) => pseudonymOf(key, hashKey));
  const { rows } = await sql<FoundChange>`
    select person.key, change.kind, change.at
    from unnest(${[...keys]}::text[], ${pseudonyms}::text[]) person (key, pseudonym)
    join person_changes change on change.person_hash in (
      encode(sha256(convert_to(change.salt || person.key, 'UTF8')), 'hex'),
      encode(sha256(convert_to(change.salt || person.pseudonym, 'UTF8')), 'hex'))
    order by change.at, change.id`.execute(trx);
  return rows;
}
