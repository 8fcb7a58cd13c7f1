import type { Application, Student } from '#domain/application/application.ts';
import {
  type EditField,
  isIdentificationField,
  isNameField,
  ruleOf,
  type StudentField,
  studentFields,
} from '#domain/application/field-names.ts';
import { type CalendarDate, formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '#domain/calendar/timestamp.ts';
import { type Gender, genderLabel } from '#domain/person/gender.ts';
import { formatMessage } from '#messages/format-message.ts';
import { fullNameOf, identificationOf } from '../application-names.ts';
import type { ApplicationDetailMessages } from './application-detail.messages.ts';

interface RecordItem {
  readonly term: string;
  readonly detail: string;
}

interface RecordSection {
  readonly id: 'student' | 'academic' | 'ceremony';
  readonly title: string;
  readonly items: readonly RecordItem[];
}

const ownFields = studentFields
  .filter((name) => !isNameField(name))
  .filter((name) => !isIdentificationField(name));

/** The student fields that are listed below the name and the identity document. */
const fieldsBelow = ['contact', 'birth'].flatMap((group) =>
  ownFields.filter((name) => ruleOf(name).group === group),
);

/** Selects Venezuelan dates for the detail dialog unless the host sets another locale. */
export function detailLocale(locale: string): string {
  return locale === 'es-ES' || locale === 'es' ? 'es-VE' : locale;
}

/** The label of a field in the detail and its edit mode: the message with the field's name, except for the gender. */
export function fieldLabel(
  name: StudentField | EditField,
  messages: ApplicationDetailMessages,
): string {
  return name === 'genderId' ? messages.gender : messages[name];
}

/** The message that says who reads the notes: those of a rejected application are the reason, which the applicant reads. */
export function readerOf({ status }: Pick<Application, 'status'>): 'notesShown' | 'notesHidden' {
  return status === 'rejected' ? 'notesShown' : 'notesHidden';
}

/** The sections of the detail dialog; missing values read 'No disponible'. */
export function recordSections(
  application: Application,
  messages: ApplicationDetailMessages,
  locale: string,
  /** The university's genders; empty until they have arrived. */
  genders: readonly Gender[],
): readonly RecordSection[] {
  const itemOf = (term: string, text: string | undefined) => ({
    term,
    detail: text === undefined || text.trim() === '' ? messages.missing : text,
  });
  const day = (date: CalendarDate | undefined) => date && formatLongDate(date, locale);
  const moment = (time: Timestamp | undefined) => time && formatTimestamp(time, locale);
  const fieldText = (value: Student[(typeof fieldsBelow)[number]]) => {
    if (typeof value === 'number') {
      return genderLabel(value, messages) ?? genders.find(({ id }) => id === value)?.name;
    }
    return typeof value === 'object' ? day(value) : value;
  };
  const { student, career, ceremony } = application;

  return [
    {
      id: 'student',
      title: messages.studentSection,
      items: [
        itemOf(messages.fullName, fullNameOf(application)),
        itemOf(messages.idNumber, identificationOf(application)),
        ...fieldsBelow.map((name) => itemOf(fieldLabel(name, messages), fieldText(student[name]))),
      ],
    },
    {
      id: 'academic',
      title: messages.academicSection,
      items: [itemOf(messages.career, career.name), itemOf(messages.faculty, career.facultyName)],
    },
    {
      id: 'ceremony',
      title: messages.ceremonySection,
      items: [
        itemOf(messages.ceremony, ceremony.name),
        itemOf(messages.ceremonyDate, day(ceremony.date)),
        itemOf(messages.appliedAt, moment(application.appliedAt)),
        itemOf(messages.updatedAt, moment(application.updatedAt)),
        ...authorisationItem(application, messages, moment),
      ],
    },
  ];
}

/** The authorisation, where the graduate has given one. */
function authorisationItem(
  { authorisation }: Application,
  messages: ApplicationDetailMessages,
  moment: (time: Timestamp | undefined) => string | undefined,
): readonly RecordItem[] {
  if (authorisation === undefined) return [];
  const { version, givenAt } = authorisation;
  const detail = formatMessage(messages.authorisationVersion, { version });
  const day = moment(givenAt);
  return [
    { term: messages.authorisation, detail: day === undefined ? detail : `${detail}, ${day}` },
  ];
}
