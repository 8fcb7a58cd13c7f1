import type { Application } from '../../../domain/application/application.ts';
import { type CalendarDate, formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '../../../domain/calendar/timestamp.ts';
import { fullNameOf } from '../application-names.ts';
import type { ApplicationDetailWords } from './application-detail.messages.ts';

interface RecordItem {
  readonly term: string;
  readonly detail: string;
}

interface RecordSection {
  readonly id: 'student' | 'academic' | 'ceremony';
  readonly title: string;
  readonly items: readonly RecordItem[];
}

/** Dates of the detail dialog read as in Venezuela (spec §9), unless the host chose a locale of its own. */
export function detailLocale(locale: string): string {
  return locale === 'es-ES' || locale === 'es' ? 'es-VE' : locale;
}

/** What the detail dialog says of an application; what is missing reads 'No disponible' (ruling 15). */
export function recordSections(
  application: Application,
  words: ApplicationDetailWords,
  locale: string,
): readonly RecordSection[] {
  const item = (term: string, text: string | undefined) => ({
    term,
    detail: text === undefined || text.trim() === '' ? words.missing : text,
  });
  const day = (date: CalendarDate | undefined) => date && formatLongDate(date, locale);
  const moment = (time: Timestamp | undefined) => time && formatTimestamp(time, locale);
  const { student, career, ceremony } = application;

  return [
    {
      id: 'student',
      title: words.studentSection,
      items: [
        item(words.fullName, fullNameOf(application)),
        item(words.identificationType, student.identificationType),
        item(words.idNumber, student.idNumber),
        item(words.email, student.email),
        item(words.phone, student.phone),
        item(words.dateOfBirth, day(student.dateOfBirth)),
        item(words.placeOfBirth, student.placeOfBirth),
        item(words.gender, genderWord(student.genderId, words)),
      ],
    },
    {
      id: 'academic',
      title: words.academicSection,
      items: [item(words.career, career.name), item(words.faculty, career.facultyName)],
    },
    {
      id: 'ceremony',
      title: words.ceremonySection,
      items: [
        item(words.ceremony, ceremony.name),
        item(words.ceremonyDate, day(ceremony.date)),
        item(words.appliedAt, moment(application.appliedAt)),
        item(words.updatedAt, moment(application.updatedAt)),
      ],
    },
  ];
}

/** The ids of spec §9; another one is not known by name here. */
function genderWord(id: number | undefined, words: ApplicationDetailWords): string | undefined {
  if (id === 1) return words.masculine;
  return id === 2 ? words.feminine : undefined;
}
