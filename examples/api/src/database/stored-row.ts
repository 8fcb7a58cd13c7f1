import type { RefusalId } from 'birrete/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { violatesUnique } from '../server/database-failure.ts';
import { refuse } from '../server/failure.ts';
import { demandVersion, type Target } from '../server/target.ts';
import type { Schema, VersionedTable } from './schema.ts';

type Versioned<Table extends VersionedTable> = Selectable<Schema[Table]> & { version: number };

/**
 * Reads one row and locks it: whoever else changes it waits until the transaction ends.
 * @throws ApiFailure 404 when there is none.
 */
export async function lockRow<Table extends VersionedTable>(
  trx: Kysely<Schema>,
  table: Table,
  id: number,
  notFound: RefusalId,
): Promise<Versioned<Table>> {
  const { rows } = await sql<Versioned<Table>>`
    select * from ${sql.table(table)} where id = ${id} for update`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw refuse(notFound);
  return row;
}

/**
 * Reads the row that is about to be changed, and locks it.
 * @throws ApiFailure 404 when there is none, 412 when the caller knows another version of it.
 */
export async function lockTarget<Table extends VersionedTable>(
  trx: Kysely<Schema>,
  table: Table,
  target: Target,
  notFound: RefusalId,
): Promise<Versioned<Table>> {
  const row = await lockRow(trx, table, target.id, notFound);
  demandVersion(target, row.version, 'rowChanged');
  return row;
}

/** Whether a row exists that another one will refer to. Holds it, so that it is not deleted before that one is stored. */
export async function hasReference(
  trx: Kysely<Schema>,
  table: 'career_types' | 'careers' | 'faculties' | 'genders',
  id: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many rows refer to one: what is in use is not deleted. */
export async function countUses<Table extends keyof Uses>(
  trx: Kysely<Schema>,
  table: Table,
  column: Uses[Table],
  id: number,
): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*) as uses from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(trx);
  return rows[0]?.uses ?? 0;
}

/** Who refers to whom, by table and column. */
type Uses = {
  applications: 'career_id';
  careers: 'career_type_id' | 'faculty_id';
  degree_titles: 'career_id';
  issued_titles: 'ceremony_id';
};

/**
 * Runs a change in a transaction.
 * @throws ApiFailure 409 when the row would be a duplicate by that constraint.
 */
export async function storeOnce<T>(
  kysely: Kysely<Schema>,
  { constraint, refusal }: { constraint: string; refusal: RefusalId },
  work: (trx: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await kysely.transaction().execute(work);
  } catch (error) {
    if (violatesUnique(error, constraint)) throw refuse(refusal);
    throw error;
  }
}
