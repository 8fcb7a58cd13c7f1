import { type Kysely, sql } from 'kysely';

/**
 * The template of a print, which may be renamed later. Null for earlier prints. Without a foreign key, because a template
 * may be deleted and prints are append-only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_prints add column template_id integer`.execute(db);
}
