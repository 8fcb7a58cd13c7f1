import type { RefusalId } from 'birrete/contract';
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import { refuse } from '../http/failure.ts';
import { demandVersion, type Target } from '../http/target.ts';
import { violatesUnique } from './database-failure.ts';
import type { Schema, VersionedTable } from './schema.ts';

type Versioned<Table extends VersionedTable> = Selectable<Schema[Table]> & { version: number };

/** Reads a row. @throws ApiFailure 404 if it does not exist. */
export async function readRow<Table extends VersionedTable | 'issued_titles'>(
  kysely: Kysely<Schema>,
  table: Table,
  id: number,
  notFound: RefusalId,
): Promise<Selectable<Schema[Table]>> {
  const { rows } = await sql<Selectable<Schema[Table]>>`
    select * from ${sql.table(table)} where id = ${id}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw refuse(notFound);
  return row;
}

/**
 * Reads and locks a row. Other changes of the row wait until the transaction ends.
 * @throws ApiFailure 404 if the row does not exist.
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
 * Reads and locks the row that a call is about to change.
 * @throws ApiFailure 404 if the row does not exist, 412 if the caller knows another version of it.
 */
export async function lockTarget<Table extends VersionedTable>(
  trx: Kysely<Schema>,
  table: Table,
  target: Target,
  notFound: RefusalId,
  changed: RefusalId = 'rowChanged',
): Promise<Versioned<Table>> {
  const row = await lockRow(trx, table, target.id, notFound);
  demandVersion(target, row.version, changed);
  return row;
}

/** Inserts a row. Undefined columns get their default. @returns the id */
export async function insertRow<Table extends VersionedTable>(
  trx: Kysely<Schema>,
  table: Table,
  columns: Insertable<Schema[Table]>,
): Promise<number> {
  const stored = definedEntries(columns);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(stored.map(([name]) => sql.ref(name)))})
    values (${sql.join(stored.map(([, value]) => value))}) returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`${table} returned no row`);
  return row.id;
}

/** Updates a row. Undefined columns stay. */
export async function updateRow<Table extends VersionedTable>(
  trx: Kysely<Schema>,
  table: Table,
  id: number,
  columns: Insertable<Schema[Table]>,
): Promise<void> {
  const changes = definedEntries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(trx);
}

export async function deleteRow(
  trx: Kysely<Schema>,
  table: VersionedTable,
  id: number,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
}

function definedEntries(columns: object): [string, unknown][] {
  return Object.entries(columns).filter(([, value]) => value !== undefined);
}

/** True if a query finds a row. */
export async function hasRow<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** True if a row exists that another one will refer to. Holds it, so that it is not deleted before that one is stored. */
export function hasReference(
  trx: Kysely<Schema>,
  table: 'career_types' | 'careers' | 'ceremonies' | 'faculties' | 'genders',
  id: number,
): Promise<boolean> {
  return hasRow(trx.selectFrom(table).select('id').where('id', '=', id).forShare());
}

/** Counts the rows that reference a row. A referenced row must not be deleted. */
export function countUses<Table extends keyof Uses>(
  trx: Kysely<Schema>,
  table: Table,
  column: Uses[Table],
  id: number,
): Promise<number> {
  return countRows(trx, sql`from ${sql.table(table)} where ${sql.ref(column)} = ${id}`);
}

/** The referencing columns by table. */
interface Uses {
  readonly applications: 'career_id';
  readonly authorities: 'faculty_id';
  readonly careers: 'career_type_id' | 'faculty_id';
  readonly degree_titles: 'career_id';
  readonly issued_titles: 'ceremony_id';
}

/** A unique constraint, and the refusal of a row that violates it. */
export interface Once {
  readonly constraint: string;
  readonly refusal: RefusalId;
}

/**
 * Runs a change in a transaction.
 * @throws ApiFailure 409 if the row would violate the unique constraint.
 */
export async function storeOnce<T>(
  kysely: Kysely<Schema>,
  once: Once | undefined,
  work: (trx: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await kysely.transaction().execute(work);
  } catch (error) {
    if (once && violatesUnique(error, once.constraint)) throw refuse(once.refusal);
    throw error;
  }
}

/**
 * Counts rows.
 *
 * @param source the query from its `from` on
 * @example await countRows(kysely, sql`from careers where faculty_id = ${id}`);
 */
export async function countRows(
  kysely: Kysely<Schema>,
  source: RawBuilder<unknown>,
): Promise<number> {
  const { count } = await kysely
    .selectNoFrom(sql<number>`(select count(*) ${source})`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Selects ids in order. @param source the query from its `from` on */
export async function selectIds(
  kysely: Kysely<Schema>,
  source: RawBuilder<unknown>,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id ${source} order by id`.execute(kysely);
  return rows.map(({ id }) => id);
}
