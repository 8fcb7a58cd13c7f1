import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/**
 * The tables of the back office with the seals of their rows, and the sessions: a deactivated user loses them. The audit
 * entries that the seals refer to are never deleted.
 */
const tables = [
  'faculties',
  'career_types',
  'careers',
  'degree_titles',
  'users',
  'sessions',
  'ceremonies',
  'applications',
  'application_code_counters',
  'issued_titles',
  'title_contents',
  'title_entries',
  'title_holds',
  'row_seals',
] as const satisfies readonly (keyof Schema)[];

/**
 * Saves the rows of the back office.
 *
 * @returns a function that restores them with their ids, as if nothing had been stored since
 */
export async function saveRows(kysely: Kysely<Schema>): Promise<() => Promise<void>> {
  // Titles and audit entries can't be deleted: the function does without triggers.
  const statements = [
    'create schema saved',
    ...tables.map((table) => `create table saved.${table} as table public.${table}`),
    `create function saved.restore() returns void language plpgsql as $$
      begin
        set local session_replication_role = replica;
        ${tables.map(restoring).join('\n')}
        set local session_replication_role = origin;
      end $$`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
  return async () => {
    await sql`select saved.restore()`.execute(kysely);
  };
}

const withoutId: readonly string[] = ['application_code_counters', 'row_seals', 'title_contents'];

function restoring(table: (typeof tables)[number]): string {
  const rows = `delete from public.${table};
    insert into public.${table} overriding system value select * from saved.${table};`;
  if (withoutId.includes(table)) return rows;
  return `${rows}
    perform setval(pg_get_serial_sequence('public.${table}', 'id'),
      (select max(id) from public.${table}));`;
}
