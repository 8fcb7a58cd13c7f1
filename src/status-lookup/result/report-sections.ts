import type { Student } from '#domain/application/application.ts';
import type { ApplicationStatusReport } from '#domain/application/application-status-report.ts';
import {
  isIdentificationField,
  isNameField,
  ruleOf,
  statusFields,
} from '#domain/application/field-names.ts';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '#domain/calendar/timestamp.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { describeIdentityNumber } from '#domain/person/printed-identity-number.ts';
import type { StatusResultMessages } from './status-result.messages.ts';

/** One group of the result, with terms and values. */
export interface ReportSection {
  readonly id: 'student' | 'academic' | 'ceremony' | 'dates';
  readonly title: string;
  readonly items: readonly {
    readonly term: string;
    readonly detail: string;
    /** True for names, numbers and codes. */
    readonly isData: boolean;
  }[];
}

/** The personal data below the name and the identity document. */
const fieldsBelow = statusFields.filter(
  (name) => !isNameField(name) && !isIdentificationField(name),
);

interface SectionOptions {
  readonly messages: StatusResultMessages;
  readonly locale: string;
  /** True below the proof of the title, which states name, document, career, faculty and ceremony. */
  readonly hasProof: boolean;
}

/** The sections of the result; missing values read 'No disponible'. */
export function sectionsOfReport(
  { student, career, ceremony, appliedAt, updatedAt }: ApplicationStatusReport,
  { messages, locale, hasProof }: SectionOptions,
): readonly ReportSection[] {
  const item = (term: string, detail: string | undefined, isData = detail !== undefined) => ({
    term,
    detail: detail ?? messages.missing,
    isData,
  });
  const date = ceremony.date && formatLongDate(ceremony.date, locale);
  const moment = (timestamp: Timestamp | undefined) =>
    timestamp && formatTimestamp(timestamp, locale);

  const unlessProven = <Item>(...items: readonly Item[]) => (hasProof ? [] : items);

  const sections: readonly ReportSection[] = [
    {
      id: 'student',
      title: messages.student,
      items: [
        ...unlessProven(
          item(messages.studentName, joinPersonName(student) || undefined),
          item(messages.identification, identificationOf(student)),
        ),
        ...fieldsBelow
          .filter((name) => ruleOf(name).status === 'always' || student[name] !== undefined)
          .map((name) => item(messages[name], student[name])),
      ],
    },
    {
      id: 'academic',
      title: messages.academic,
      items: [
        ...unlessProven(item(messages.career, career.name)),
        item(messages.careerType, career.type),
        ...unlessProven(item(messages.faculty, career.faculty)),
      ],
    },
    {
      id: 'ceremony',
      title: messages.ceremony,
      items: unlessProven(
        item(messages.ceremonyName, ceremony.name),
        item(messages.ceremonyDate, date, false),
        item(messages.ceremonyPlace, ceremony.location),
      ),
    },
    {
      id: 'dates',
      title: messages.dates,
      items: [
        item(messages.appliedAt, moment(appliedAt), false),
        item(messages.updatedAt, moment(updatedAt), false),
      ],
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

/** 'V-12345678'; a type without a number identifies nobody, and one that is masked like the number adds nothing. */
function identificationOf({ identificationType, idNumber }: Student): string | undefined {
  if (idNumber === undefined || identificationType === idNumber) return idNumber;
  return describeIdentityNumber(identificationType ?? '', idNumber);
}
