import type { ApplicationStatus } from '../../domain/application/application-status.ts';
import type { ApplicationStatusReport } from '../../domain/application/application-status-report.ts';
import { formatLongDate } from '../../domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '../../domain/calendar/timestamp.ts';
import type { StatusResultWords } from './status-result.messages.ts';

/** How a status is shown: its tone, its word and one plain sentence (spec §4). */
export interface StatusLook {
  readonly tone: 'warning' | 'success' | 'danger';
  readonly label: string;
  readonly sentence: string;
}

/** One group of the result, each entry a name and its value. */
export interface ReportSection {
  readonly id: 'student' | 'academic' | 'ceremony' | 'dates';
  readonly title: string;
  readonly items: readonly { readonly term: string; readonly detail: string }[];
}

export function lookOfStatus(status: ApplicationStatus, words: StatusResultWords): StatusLook {
  switch (status) {
    case 'pending':
      return { tone: 'warning', label: words.pending, sentence: words.pendingText };
    case 'confirmed':
      return { tone: 'success', label: words.confirmed, sentence: words.confirmedText };
    case 'rejected':
      return { tone: 'danger', label: words.rejected, sentence: words.rejectedText };
    default:
      return status satisfies never;
  }
}

/** The result in the order of spec §2; what is missing reads 'No disponible' (ruling 15). */
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
        item(words.studentName, student.fullName),
        item(words.identification, identificationOf(student)),
        item(words.email, student.email),
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
function identificationOf({
  identificationType,
  idNumber,
}: ApplicationStatusReport['student']): string | undefined {
  if (idNumber === undefined || identificationType === undefined) return idNumber;
  return `${identificationType}-${idNumber}`;
}
