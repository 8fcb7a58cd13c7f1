import { object, pipe, transform, unknown } from 'valibot';
import { joinPersonName } from '../../domain/person/person-name.ts';
import type { IssuedTitle } from '../../domain/registry/issued-title.ts';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import { applyAliases, identifier, optionalDate, optionalText } from '../wire/fields.ts';
import type { ListAnswer } from '../wire/list-answer.ts';
import { optionalTimestamp } from '../wire/timestamp-field.ts';

const title = pipe(
  unknown(),
  transform((row) => applyAliases(row, { id: ['id', 'title_id'] })),
  object({
    id: identifier,
    application_code: optionalText,
    first_name: optionalText,
    last_name: optionalText,
    second_last_name: optionalText,
    id_number: optionalText,
    career_name: optionalText,
    faculty_name: optionalText,
    ceremony_name: optionalText,
    ceremony_date: optionalDate,
    issue_date: optionalDate,
    degree_title: optionalText,
    record_registry: optionalText,
    assigned_registry: optionalText,
    folio_registry: optionalText,
    notes: optionalText,
    created_at: optionalTimestamp,
    updated_at: optionalTimestamp,
  }),
  transform(
    (row): IssuedTitle => ({
      id: row.id,
      applicationCode: row.application_code,
      fullName: joinPersonName({
        first: row.first_name ?? '',
        last: row.last_name ?? '',
        secondLast: row.second_last_name,
      }),
      idNumber: row.id_number,
      careerName: row.career_name,
      facultyName: row.faculty_name,
      ceremonyName: row.ceremony_name,
      ceremonyDate: row.ceremony_date,
      issueDate: row.issue_date,
      degreeTitle: row.degree_title,
      registry: {
        record: row.record_registry,
        assigned: row.assigned_registry,
        folio: row.folio_registry,
      },
      notes: row.notes,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }),
  ),
);

/** GET /api/titles: every issued title. */
export function listTitles(api: ApiClient, signal?: AbortSignal): Promise<ListAnswer<IssuedTitle>> {
  return api.send({
    method: 'GET',
    template: '/api/titles',
    signal,
    answer: listOf(title),
  });
}
