import { fallback, object, pipe, transform, unknown } from 'valibot';
import { parseApplicationStatus } from '../../domain/application/application-status.ts';
import type { ApplicationStatusReport } from '../../domain/application/application-status-report.ts';
import { personNameOf } from '../../domain/person/person-name.ts';
import { applyAliases, optionalDate, optionalText } from '../wire/fields.ts';
import { optionalTimestamp } from '../wire/timestamp-field.ts';
import { student } from './student.schema.ts';

const application = pipe(
  unknown(),
  transform((row) =>
    applyAliases(row, {
      applied_at: ['applied_at', 'application_date'],
      updated_at: ['updated_at', 'confirmation_date'],
      reason: ['rejection_reason', 'notes'],
    }),
  ),
  object({
    status: optionalText,
    application_code: optionalText,
    applied_at: optionalTimestamp,
    updated_at: optionalTimestamp,
    reason: optionalText,
  }),
);

const nobody = { name: personNameOf({}), idNumber: '' };

const career = object({
  name: optionalText,
  career_type: optionalText,
  faculty_name: optionalText,
});

const ceremony = object({
  name: optionalText,
  ceremony_date: optionalDate,
  ceremony_location: optionalText,
});

/**
 * The look-up's answer. Without `application` it says nothing and counts as unreadable; any other part that is missing
 * is shown as 'No disponible'.
 *
 * @param asked the code that was asked for, shown when the answer names none.
 */
export function applicationStatusReport(asked: string) {
  return pipe(
    object({
      application,
      student: fallback(student, nobody),
      career: fallback(career, {}),
      ceremony: fallback(ceremony, {}),
    }),
    transform((data): ApplicationStatusReport => {
      const status = parseApplicationStatus(data.application.status ?? '');
      return {
        code: data.application.application_code ?? asked,
        status,
        reason: status === 'rejected' ? data.application.reason : undefined,
        appliedAt: data.application.applied_at,
        updatedAt: data.application.updated_at,
        student: data.student,
        career: {
          name: data.career.name,
          type: data.career.career_type,
          faculty: data.career.faculty_name,
        },
        ceremony: {
          name: data.ceremony.name,
          date: data.ceremony.ceremony_date,
          location: data.ceremony.ceremony_location,
        },
      };
    }),
  );
}
