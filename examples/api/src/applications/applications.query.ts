import type { Kysely } from 'kysely';
import type { ApplicationStatus, Schema } from '../database/schema.ts';
import type { ApplicationAnswer } from './applications.answer.ts';
import { personColumns } from './person.columns.ts';

/** Which applications are wanted; nothing named means all. */
export type ApplicationFilter = {
  id?: number | undefined;
  ceremonyId?: number | undefined;
  status?: ApplicationStatus | undefined;
};

/** Applications with the names of their ceremony, career and faculty, newest first. */
export async function listApplications(
  kysely: Kysely<Schema>,
  filter: ApplicationFilter = {},
): Promise<ApplicationAnswer[]> {
  let query = selectApplications(kysely);
  if (filter.id !== undefined) query = query.where('a.id', '=', filter.id);
  if (filter.ceremonyId !== undefined) {
    query = query.where('a.ceremony_id', '=', filter.ceremonyId);
  }
  if (filter.status !== undefined) query = query.where('a.status', '=', filter.status);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    applied_at: row.applied_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
  }));
}

function selectApplications(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('applications as a')
    .innerJoin('ceremonies', 'ceremonies.id', 'a.ceremony_id')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .select(['a.id', 'a.application_code', 'a.status', 'a.ceremony_id', 'a.career_id'])
    .select(['ceremonies.name as ceremony_name', 'ceremonies.ceremony_date'])
    .select(['careers.name as career_name', 'faculties.name as faculty_name'])
    .select(personColumns.map((column) => `a.${column}` as const))
    .select(['a.notes', 'a.applied_at', 'a.updated_at', 'a.version'])
    .orderBy('a.applied_at', 'desc')
    .orderBy('a.id', 'desc');
}
