import type { CareerAnswer } from 'birrete/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** Careers with the names of their type and faculty, by name. */
export async function listCareers(
  kysely: Kysely<Schema>,
  only: { active?: true; id?: number } = {},
): Promise<CareerAnswer[]> {
  let query = kysely
    .selectFrom('careers')
    .innerJoin('career_types', 'career_types.id', 'careers.career_type_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .select([
      'careers.id',
      'careers.name',
      'careers.career_type_id',
      'career_types.name as career_type_name',
      'careers.faculty_id',
      'faculties.name as faculty_name',
      'careers.is_active',
      'careers.record_order',
      'careers.assigned_order',
      'careers.folio_order',
      'careers.version',
    ])
    .orderBy('careers.name_key')
    .orderBy('careers.id');
  if (only.active) query = query.where('careers.is_active', '=', true);
  if (only.id !== undefined) query = query.where('careers.id', '=', only.id);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    career_type: row.career_type_name,
    is_active: row.is_active ? 1 : 0,
  }));
}
