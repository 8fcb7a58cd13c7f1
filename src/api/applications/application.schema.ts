import { pipe, transform, unknown } from 'valibot';
import type { Application } from '#domain/application/application.ts';
import { parseApplicationStatus } from '#domain/application/application-status.ts';
import { optionalDate, optionalTimestamp } from '../wire/dates.ts';
import { identifier, optionalIdentifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { isFilled, optionalPart, rowOf } from '../wire/row.ts';
import { student } from './student.schema.ts';

/**
 * Collects the student's fields, which are in the row or under `student`; the row's own win unless they are blank.
 * Everything else is read from the row alone, because a student has notes and dates too.
 */
function gatherStudent(row: unknown): unknown {
  if (!isRecord(row)) return row;
  if (!isRecord(row.student)) return { ...row, student: row };
  const filled = Object.entries(row).filter(([, value]) => isFilled(value));
  return { ...row, student: { ...row.student, ...Object.fromEntries(filled) } };
}

/** The authorisation that was given with the application; undefined without a version. */
const authorisation = pipe(
  optionalPart(
    rowOf({ version: [optionalText, 'version'], givenAt: [optionalTimestamp, 'accepted_at'] }),
  ),
  transform(({ version, givenAt }) => (version === undefined ? undefined : { version, givenAt })),
);

/** An application on the wire, read into the domain's shape. */
export const application = pipe(
  unknown(),
  transform(gatherStudent),
  rowOf({
    id: [identifier, 'id', 'application_id'],
    code: [textOrEmpty, 'application_code'],
    status: [textOrEmpty, 'status'],
    ceremonyId: [optionalIdentifier, 'ceremony_id'],
    ceremonyName: [optionalText, 'ceremony_name'],
    ceremonyDate: [optionalDate, 'ceremony_date'],
    careerId: [optionalIdentifier, 'career_id'],
    careerName: [optionalText, 'career_name'],
    facultyName: [optionalText, 'faculty_name'],
    student: [student, 'student'],
    notes: [optionalText, 'notes'],
    authorisation: [authorisation, 'privacy'],
    internalNotes: [optionalText, 'internal_notes'],
    appliedAt: [optionalTimestamp, 'applied_at', 'application_date'],
    updatedAt: [optionalTimestamp, 'updated_at', 'confirmation_date'],
    version: [optionalText, 'version'],
  }),
  transform(
    ({
      ceremonyId,
      ceremonyName,
      ceremonyDate,
      careerId,
      careerName,
      facultyName,
      ...row
    }): Application => ({
      ...row,
      status: parseApplicationStatus(row.status),
      ceremony: { id: ceremonyId, name: ceremonyName, date: ceremonyDate },
      career: { id: careerId, name: careerName, facultyName },
    }),
  ),
);
