import type { Student } from '../../domain/application/application.ts';
import type { ApplicationStatusReport } from '../../domain/application/application-status-report.ts';
import {
  isIdentificationField,
  isNameField,
  ruleOf,
  statusFields,
} from '../../domain/application/field-names.ts';
import { formatLongDate } from '../../domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '../../domain/calendar/timestamp.ts';
import { joinPersonName } from '../../domain/person/person-name.ts';
import type { StatusResultWords } from './status-result.messages.ts';

/** One group of the result, each entry a name and its value. */
export interface ReportSection {
  readonly id: 'student' | 'academic' | 'ceremony' | 'dates';
  readonly title: string;
  readonly items: readonly { readonly term: string; readonly detail: string }[];
}

/** What the code shows of a person beneath the name and the identity document. */
const fieldsBelow = statusFields.filter(
  (name) => !isNameField(name) && !isIdentificationField(name),
);

/** The result by sections; what is missing reads 'No disponible'. */
export function sectionsOfReport(
  { student, career, ceremony, appliedAt, updatedAt }: ApplicationStatusReport,
  words: StatusResultWords,
  locale: string,
): readonly ReportSection[] {
  const item = (term: string, detail: string | undefined) => ({
    term,
    detail: detail ?? words.missing,
  });
  const date = ceremony.date && formatLongDate(ceremony.date, locale);
  const moment = (timestamp: Timestamp | undefined) =>
    timestamp && formatTimestamp(timestamp, locale);

  return [
    {
      id: 'student',
      title: words.student,
      items: [
        item(words.studentName, joinPersonName(student.name) || undefined),
        item(words.identification, identificationOf(student)),
        ...fieldsBelow
          .filter((name) => ruleOf(name).status === 'always' || student[name] !== undefined)
          .map((name) => item(words[name], student[name])),
      ],
    },
    {
      id: 'academic',
      title: words.academic,
      items: [
        item(words.career, career.name),
        item(words.careerType, career.type),
        item(words.faculty, career.faculty),
      ],
    },
    {
      id: 'ceremony',
      title: words.ceremony,
      items: [
        item(words.ceremonyName, ceremony.name),
        item(words.ceremonyDate, date),
        item(words.ceremonyPlace, ceremony.location),
      ],
    },
    {
      id: 'dates',
      title: words.dates,
      items: [item(words.appliedAt, moment(appliedAt)), item(words.updatedAt, moment(updatedAt))],
    },
  ];
}

/** 'V-12345678'; a type without a number identifies nobody. */
function identificationOf({ identificationType, idNumber }: Student): string | undefined {
  if (idNumber === '') return undefined;
  return identificationType === undefined ? idNumber : `${identificationType}-${idNumber}`;
}
