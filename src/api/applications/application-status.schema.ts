import { fallback, optional, picklist, pipe, transform, unknown } from 'valibot';
import { parseApplicationStatus } from '#domain/application/application-status.ts';
import type { ApplicationStatusReport } from '#domain/application/application-status-report.ts';
import { optionalDate, optionalTimestamp } from '../wire/dates.ts';
import { optionalFlag, optionalName, optionalText, textOrEmpty } from '../wire/fields.ts';
import { optionalPart, rowOf } from '../wire/row.ts';
import { student } from './student.schema.ts';

const application = rowOf({
  status: [textOrEmpty, 'status'],
  code: [optionalText, 'application_code'],
  appliedAt: [optionalTimestamp, 'applied_at', 'application_date'],
  updatedAt: [optionalTimestamp, 'updated_at', 'confirmation_date'],
  reason: [optionalText, 'rejection_reason', 'notes'],
});

const career = rowOf({
  name: [optionalText, 'name'],
  type: [optionalName, 'career_type'],
  faculty: [optionalText, 'faculty_name'],
});

const ceremony = rowOf({
  name: [optionalText, 'name'],
  date: [optionalDate, 'ceremony_date'],
  location: [optionalText, 'ceremony_location'],
});

const titleCorrection = rowOf({
  standing: [pipe(unknown(), picklist(['annulled', 'rectified'])), 'standing'],
  number: [textOrEmpty, 'resolution_number'],
  date: [optionalDate, 'resolution_date'],
});

const report = rowOf({
  application: [application, 'application'],
  student: [optionalPart(student), 'student'],
  career: [optionalPart(career), 'career'],
  ceremony: [optionalPart(ceremony), 'ceremony'],
  isMasked: [optionalFlag, 'masked'],
  titleCorrection: [fallback(optional(titleCorrection), undefined), 'title'],
});

/**
 * The look-up's response. Without `application` it is unreadable; other missing parts are shown as 'No disponible'.
 *
 * @param asked the requested code, shown if the response contains none.
 */
export function applicationStatusReport(asked: string) {
  return pipe(
    report,
    transform(
      ({
        application: { code = asked, ...own },
        isMasked = false,
        ...parts
      }): ApplicationStatusReport => {
        const status = parseApplicationStatus(own.status);
        const reason = status === 'rejected' ? own.reason : undefined;
        return { ...own, ...parts, code, status, reason, isMasked };
      },
    ),
  );
}
