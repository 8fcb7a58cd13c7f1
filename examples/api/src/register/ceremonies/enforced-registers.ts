import type { Register, RegisterPolicy } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** The policies by which a register spans several ceremonies. */
export type Spanning = Exclude<RegisterPolicy, 'by-ceremony'>;

export const spanning: readonly Spanning[] = ['one', 'by-year'];

/** The name of the unique index on the numbers of a register. */
export function indexName(policy: Spanning, register: Register): string {
  return `issued_titles_${policy.replace('-', '_')}_${register}`;
}

/** Reads from the unique indexes which registers the database enforces. */
export async function readEnforced(kysely: Kysely<Schema>): Promise<RegisterPolicy> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where tablename = 'issued_titles' and schemaname = current_schema()`.execute(kysely);
  const names = new Set(rows.map(({ name }) => name));
  return spanning.find((policy) => names.has(indexName(policy, 'record'))) ?? 'by-ceremony';
}
