import { type QueryExecutorProvider, sql } from 'kysely';
import { definitionOf, type SealedIds, type SealedTable } from './sealed-tables.ts';

/** The sealed columns of a row. */
export interface RowState {
  readonly id: number;
  readonly state: Readonly<Record<string, unknown>>;
  /** The salt of its seal, and the position of the entry that contains it; null without a seal. */
  readonly salt: string | null;
  readonly position: number | null;
}

type Stored = Readonly<Record<string, unknown>> & {
  readonly sealed_id: number;
  readonly sealed_salt: string | null;
  readonly sealed_position: number | null;
};

/** Reads the present states of rows. Rows that don't exist, or have no seal by the definition of the table, are left out. */
export function readStates(
  db: QueryExecutorProvider,
  table: SealedTable,
  ids: readonly number[],
): Promise<readonly RowState[]> {
  const { key } = definitionOf(table);
  return select(db, table, sql`${sql.ref(key)} = any(${[...ids]}::bigint[])`);
}

/** Reads the states of all rows in the order of their ids, page by page. */
export async function* pagesOfStates(
  db: QueryExecutorProvider,
  table: SealedTable,
): AsyncGenerator<readonly RowState[]> {
  const { key, pageSize } = definitionOf(table);
  for (let last = 0; ; ) {
    const page = await select(db, table, sql`${sql.ref(key)} > ${last}`, sql`limit ${pageSize}`);
    yield page;
    last = page.at(-1)?.id ?? last;
    if (page.length < pageSize) return;
  }
}

/** Finds rows that no entry has sealed. */
export async function findNeverSealed(
  db: QueryExecutorProvider,
  tables: readonly SealedTable[],
): Promise<SealedIds> {
  const found: Partial<Record<SealedTable, readonly number[]>> = {};
  for (const table of tables) {
    const ids: number[] = [];
    for await (const page of pagesOfStates(db, table)) {
      for (const { id, salt } of page) if (salt === null) ids.push(id);
    }
    found[table] = ids;
  }
  return found;
}

async function select(
  db: QueryExecutorProvider,
  table: SealedTable,
  condition: ReturnType<typeof sql>,
  limit = sql``,
): Promise<readonly RowState[]> {
  const { table: source, key, columns, only } = definitionOf(table);
  const { rows } = await sql<Stored>`
    select r.*, r.${sql.ref(key)} as sealed_id, s.salt as sealed_salt, s.position as sealed_position
    from (select * from ${sql.table(source)} where ${only} and ${condition}
      order by ${sql.ref(key)} ${limit}) r
    left join row_seals s on s.row_table = ${table} and s.row_id = r.${sql.ref(key)}
    order by r.${sql.ref(key)}`.execute(db);
  return rows.map((row) => ({
    id: row.sealed_id,
    state: Object.fromEntries(columns.map((column) => [column, row[column]])),
    salt: row.sealed_salt,
    position: row.sealed_position,
  }));
}
