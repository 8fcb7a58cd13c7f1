import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { TitleAnswer } from './titles.answer.ts';

/** All issued titles: the newest ceremony first, within it by acta. */
export async function listTitles(kysely: Kysely<Schema>): Promise<TitleAnswer[]> {
  const rows = await kysely
    .selectFrom('issued_titles')
    .select(['id', 'application_id', 'ceremony_id', 'application_code', 'identification_type'])
    .select(['id_number', 'first_name', 'middle_name', 'third_name', 'last_name'])
    .select(['second_last_name', 'career_name', 'faculty_name', 'ceremony_name'])
    .select(['ceremony_date', 'issue_date', 'degree_title', 'record_registry'])
    .select(['assigned_registry', 'folio_registry', 'notes', 'created_at', 'updated_at'])
    .orderBy('ceremony_date', 'desc')
    .orderBy('ceremony_id', 'desc')
    .orderBy('record_place')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
