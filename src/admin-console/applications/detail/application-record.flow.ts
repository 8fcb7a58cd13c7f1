import type { Application, Student } from '../../../domain/application/application.ts';
import {
  type EditField,
  isNameField,
  ruleOf,
  type StudentField,
  studentFields,
} from '../../../domain/application/field-names.ts';
import { type CalendarDate, formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '../../../domain/calendar/timestamp.ts';
import { type Gender, genderLabel } from '../../../domain/person/gender.ts';
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

const withoutName = studentFields.filter((name) => !isNameField(name));

/** What is shown of a person beneath the name. */
const fieldsBelow = ['identification', 'contact', 'birth'].flatMap((group) =>
  withoutName.filter((name) => ruleOf(name).group === group),
);

/** Dates of the detail dialog read as in Venezuela, unless the host chose a locale of its own. */
export function detailLocale(locale: string): string {
  return locale === 'es-ES' || locale === 'es' ? 'es-VE' : locale;
}

/** The label of a field in the detail and in its edit mode: mostly the message of its own name. */
export function fieldLabel(name: StudentField | EditField, words: ApplicationDetailWords): string {
  return name === 'genderId' ? words.gender : words[name];
}

/** What the detail dialog shows of an application; what is missing reads 'No disponible'. */
export function recordSections(
  application: Application,
  words: ApplicationDetailWords,
  locale: string,
  /** The university's catalogue, as far as it has arrived. */
  genders: readonly Gender[],
): readonly RecordSection[] {
  const item = (term: string, text: string | undefined) => ({
    term,
    detail: text === undefined || text.trim() === '' ? words.missing : text,
  });
  const day = (date: CalendarDate | undefined) => date && formatLongDate(date, locale);
  const moment = (time: Timestamp | undefined) => time && formatTimestamp(time, locale);
  const written = (value: Student[(typeof fieldsBelow)[number]]) => {
    if (typeof value === 'number') {
      return genderLabel(value, words) ?? genders.find(({ id }) => id === value)?.name;
    }
    return typeof value === 'object' ? day(value) : value;
  };
  const { student, career, ceremony } = application;

  return [
    {
      id: 'student',
      title: words.studentSection,
      items: [
        item(words.fullName, fullNameOf(application)),
        ...fieldsBelow.map((name) => item(fieldLabel(name, words), written(student[name]))),
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
