import { object, pipe, transform, unknown } from 'valibot';
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
import { student } from './student.schema.ts';

const aliases = {
  id: ['id', 'application_id'],
  applied_at: ['applied_at', 'application_date'],
  updated_at: ['updated_at', 'confirmation_date'],
};

/**
 * The student's fields are in the row or under `student`. The row's own win, and its id is never taken from the
 * student. They are decoded as `student` either way.
 */
function gatherStudent(row: unknown): unknown {
  if (!isRecord(row)) return row;
  if (!isRecord(row.student)) return { ...row, student: row };
  const filled = Object.entries(row).filter(([, value]) => (value ?? undefined) !== undefined);
  const both = { ...row.student, ...Object.fromEntries(filled) };
  return { ...both, id: row.id, student: both };
}

/** An application on the wire, read into the domain's shape. */
export const application = pipe(
  unknown(),
  transform((row) => applyAliases(gatherStudent(row), aliases)),
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
    student,
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
      student: row.student,
      ceremony: { id: row.ceremony_id, name: row.ceremony_name, date: row.ceremony_date },
      career: { id: row.career_id, name: row.career_name, facultyName: row.faculty_name },
      notes: row.notes,
      appliedAt: row.applied_at,
      updatedAt: row.updated_at,
      version: row.version,
    }),
  ),
);
