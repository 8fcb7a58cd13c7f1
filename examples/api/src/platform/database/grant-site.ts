import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const rights = path.join(import.meta.dirname, 'runtime-role.sql');

/** Gives the role `birrete_site` its rights on all tables, as their owner. Does nothing if there is no such role. */
export async function grantSite(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from pg_roles where rolname = 'birrete_site'`.execute(kysely);
  if (rows.length > 0) await sql.raw(await readFile(rights, 'utf8')).execute(kysely);
}
