import { array, object, pipe, transform, unknown } from 'valibot';
import type { Application } from '../../domain/application/application.ts';
import { parseApplicationStatus } from '../../domain/application/application-status.ts';
import {
  applyAliases,
  identifier,
  optionalDate,
  optionalIdentifier,
  optionalText,
} from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { optionalTimestamp } from '../wire/timestamp-field.ts';

const aliases = {
  id: ['id', 'application_id'],
  applied_at: ['applied_at', 'application_date'],
  updated_at: ['updated_at', 'confirmation_date'],
  second_name: ['middle_name', 'second_name'],
  phone: ['phone', 'phone_number'],
};

/**
 * The student's fields stand in the row or under `student` (spec §3). The row's own win, and its id is never taken from
 * the student.
 */
function flatten(row: unknown): unknown {
  if (!isRecord(row) || !isRecord(row.student)) return row;
  const { id: _studentId, ...student } = row.student;
  const missing = Object.entries(student).filter(([key]) => (row[key] ?? undefined) === undefined);
  return { ...row, ...Object.fromEntries(missing) };
}

const application = pipe(
  unknown(),
  transform((row) => applyAliases(flatten(row), aliases)),
  object({
    id: identifier,
    application_code: optionalText,
    status: optionalText,
    ceremony_id: optionalIdentifier,
    ceremony_name: optionalText,
    ceremony_date: optionalDate,
    career_id: optionalIdentifier,
    career_name: optionalText,
    faculty_name: optionalText,
    identification_type: optionalText,
    id_number: optionalText,
    first_name: optionalText,
    second_name: optionalText,
    third_name: optionalText,
    last_name: optionalText,
    second_last_name: optionalText,
    email: optionalText,
    date_of_birth: optionalDate,
    place_of_birth: optionalText,
    gender_id: optionalIdentifier,
    phone: optionalText,
    notes: optionalText,
    applied_at: optionalTimestamp,
    updated_at: optionalTimestamp,
    version: optionalText,
  }),
  transform(
    (row): Application => ({
      id: row.id,
      code: row.application_code ?? '',
      status: parseApplicationStatus(row.status ?? ''),
      student: {
        name: {
          first: row.first_name ?? '',
          second: row.second_name,
          third: row.third_name,
          last: row.last_name ?? '',
          secondLast: row.second_last_name,
        },
        identificationType: row.identification_type,
        idNumber: row.id_number ?? '',
        email: row.email,
        phone: row.phone,
        dateOfBirth: row.date_of_birth,
        placeOfBirth: row.place_of_birth,
        genderId: row.gender_id,
      },
      ceremony: { id: row.ceremony_id, name: row.ceremony_name, date: row.ceremony_date },
      career: { id: row.career_id, name: row.career_name, facultyName: row.faculty_name },
      notes: row.notes,
      appliedAt: row.applied_at,
      updatedAt: row.updated_at,
      version: row.version,
    }),
  ),
);

export const applicationList = array(application);
