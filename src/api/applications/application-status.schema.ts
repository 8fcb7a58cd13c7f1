import { fallback, object, pipe, transform, unknown } from 'valibot';
import { parseApplicationStatus } from '../../domain/application/application-status.ts';
import type { ApplicationStatusReport } from '../../domain/application/application-status-report.ts';
import { joinPersonName } from '../../domain/person/person-name.ts';
import { applyAliases, optionalDate, optionalText } from '../wire/fields.ts';
import { optionalTimestamp } from '../wire/timestamp-field.ts';

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

const student = pipe(
  unknown(),
  transform((row) => applyAliases(row, { second_name: ['second_name', 'middle_name'] })),
  object({
    first_name: optionalText,
    second_name: optionalText,
    third_name: optionalText,
    last_name: optionalText,
    second_last_name: optionalText,
    identification_type: optionalText,
    id_number: optionalText,
    email: optionalText,
  }),
);

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
      student: fallback(student, {}),
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
        student: readStudent(data.student),
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

interface WireStudent {
  readonly first_name?: string | undefined;
  readonly second_name?: string | undefined;
  readonly third_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly second_last_name?: string | undefined;
  readonly identification_type?: string | undefined;
  readonly id_number?: string | undefined;
  readonly email?: string | undefined;
}

function readStudent(student: WireStudent): ApplicationStatusReport['student'] {
  const fullName = joinPersonName({
    first: student.first_name ?? '',
    second: student.second_name,
    third: student.third_name,
    last: student.last_name ?? '',
    secondLast: student.second_last_name,
  });
  return {
    fullName: fullName === '' ? undefined : fullName,
    identificationType: student.identification_type,
    idNumber: student.id_number,
    email: student.email,
  };
}
