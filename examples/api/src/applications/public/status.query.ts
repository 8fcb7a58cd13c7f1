import { publicPersonAnswer, type StatusAnswer } from 'birrete/contract';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '#platform/database/schema.ts';
import { columnsOf, publicPersonColumns } from '#platform/database/tables/person-columns.ts';

/** Finds the public view of an application by its code, in any case. */
export async function findStatus(
  kysely: Kysely<Schema>,
  code: string,
): Promise<StatusAnswer | undefined> {
  const row = await selectStatus(kysely, code.trim().toUpperCase()).executeTakeFirst();
  if (row === undefined) return undefined;
  // Only confirmed applications get a title.
  const title = row.status === 'CONFIRMADA' ? await findCorrection(kysely, row.id) : undefined;
  const reason = row.status === 'RECHAZADA' && row.notes !== null ? { notes: row.notes } : {};
  return {
    application: {
      status: row.status,
      application_code: row.application_code,
      applied_at: row.applied_at.toISOString(),
      updated_at: row.updated_at?.toISOString() ?? null,
      ...reason,
    },
    student: v.parse(publicPersonAnswer, row),
    career: {
      name: row.career_name,
      career_type: row.career_type,
      faculty_name: row.faculty_name,
    },
    ceremony: {
      name: row.ceremony_name,
      ceremony_date: row.ceremony_date,
      ceremony_location: row.ceremony_location,
    },
    ...(title === undefined ? {} : { title }),
  };
}

/** The last annulment or rectification of the application's titles. */
async function findCorrection(
  kysely: Kysely<Schema>,
  applicationId: number,
): Promise<StatusAnswer['title']> {
  const entry = await kysely
    .selectFrom('title_entries as e')
    .innerJoin('issued_titles as t', 't.id', 'e.title_id')
    .select(['e.kind', 'e.resolution_number', 'e.resolution_date'])
    .where('t.application_id', '=', applicationId)
    .where('e.kind', '<>', 'duplicated')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (entry === undefined || entry.kind === 'duplicated') return undefined;
  const { kind: standing, resolution_number, resolution_date } = entry;
  return { standing, resolution_number, resolution_date };
}

function selectStatus(kysely: Kysely<Schema>, code: string) {
  return kysely
    .selectFrom('applications as a')
    .innerJoin('ceremonies', 'ceremonies.id', 'a.ceremony_id')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .innerJoin('career_types', 'career_types.id', 'careers.career_type_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .select(['a.id', 'a.status', 'a.application_code', 'a.applied_at', 'a.updated_at', 'a.notes'])
    .select(columnsOf('a', publicPersonColumns))
    .select(['careers.name as career_name', 'career_types.name as career_type'])
    .select(['faculties.name as faculty_name', 'ceremonies.name as ceremony_name'])
    .select(['ceremonies.ceremony_date', 'ceremonies.ceremony_location'])
    .where('a.application_code', '=', code)
    .where('a.restriction', 'is', null);
}
