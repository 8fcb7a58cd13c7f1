import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import type { SealedIds } from '#platform/seals/sealed-tables.ts';

/** The number of deleted or blanked rows, and those among them that have seals. */
export interface Removed {
  readonly count: number;
  readonly rows: SealedIds;
}

/** The rows of a term that have expired. */
export interface Expiry {
  count(kysely: Kysely<Schema>): Promise<number>;
  /** Deletes or blanks the rows, in the transaction of the entry about it. */
  remove(trx: Kysely<Schema>): Promise<Removed>;
}
