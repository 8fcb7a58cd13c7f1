import type { ApplicationEdit } from '../../../api/applications/change-application.ts';
import type { Application } from '../../../domain/application/application.ts';
import type { ApplicationStatus } from '../../../domain/application/application-status.ts';
import { type EditField, mapFields, ruleOf } from '../../../domain/application/field-names.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatDayMonthYear,
  parseCalendarDate,
} from '../../../domain/calendar/calendar-date.ts';
import { isEmailLike } from '../../../domain/person/email.ts';
import { personNameOf } from '../../../domain/person/person-name.ts';
import { formFields } from './edit-fields.ts';

/** The edit form: everything as it was typed. */
export type EditFields = Readonly<Record<EditField, string>>;

/** What is wrong with a field. */
export type Mistake = 'missing' | 'invalid-email' | 'invalid-date' | 'future-date';
export type Mistakes = { readonly [Field in EditField]?: Mistake | undefined };

/** The edit mode while it lasts. */
export interface EditSession {
  /** What the row held when editing began. */
  readonly opened: EditFields;
  readonly openedStatus: ApplicationStatus;
  /** What was typed, by field; every other field shows the row as it stands now. */
  readonly typed: Partial<EditFields>;
  readonly mistakes: Mistakes;
  /** Counts attempts that left something out: the summary takes the focus at each. */
  readonly incompleteAttempts: number;
}

export type CheckedEdit =
  | { readonly status: 'valid'; readonly edit: ApplicationEdit }
  | { readonly status: 'invalid'; readonly mistakes: Mistakes };

export function isRequiredField(field: EditField): boolean {
  return ruleOf(field).edit === 'required';
}

export function fieldsOf(application: Application): EditFields {
  const values = valuesOf(application);
  return mapFields(formFields, (field) => {
    const value = values[field] ?? '';
    return typeof value === 'object' ? formatDayMonthYear(value) : value;
  });
}

/** An application's values under the names of its fields. */
function valuesOf({ student, notes }: Application) {
  const { name, ...fields } = student;
  return {
    ...fields,
    firstName: name.first,
    secondName: name.second,
    thirdName: name.third,
    lastName: name.last,
    secondLastName: name.secondLast,
    notes,
  };
}

export function beginEdit(application: Application): EditSession {
  return {
    opened: fieldsOf(application),
    openedStatus: application.status,
    typed: {},
    mistakes: {},
    incompleteAttempts: 0,
  };
}

/** The form: what was typed, over the row as it stands now. So saving takes back nothing that others changed. */
export function fieldsIn({ typed }: EditSession, now: Application): EditFields {
  return { ...fieldsOf(now), ...typed };
}

/** Editing a field takes its own error away and no other. A field that says what the row says was not typed in. */
export function withText(
  session: EditSession,
  now: Application,
  field: EditField,
  text: string,
): EditSession {
  const { [field]: _former, ...others } = session.typed;
  return {
    ...session,
    typed: text === fieldsOf(now)[field] ? others : { ...others, [field]: text },
    mistakes: { ...session.mistakes, [field]: undefined },
  };
}

/** After an attempt to save. */
export function withMistakes(session: EditSession, mistakes: Mistakes): EditSession {
  const isIncomplete = missingFields(mistakes).length > 0;
  const incompleteAttempts = session.incompleteAttempts + (isIncomplete ? 1 : 0);
  return { ...session, mistakes, incompleteAttempts };
}

/** Whether leaving would lose something. */
export function isChanged(session: EditSession, now: Application): boolean {
  const [fields, stored] = [fieldsIn(session, now), fieldsOf(now)];
  return formFields.some((field) => fields[field] !== stored[field]);
}

/**
 * The rules of spec §5. A birth date may be left out, but one that does not exist or lies ahead is never sent as none.
 *
 * @param today the person's own day (ruling 13).
 */
export function checkEdit(fields: EditFields, today: CalendarDate): CheckedEdit {
  const texts = trimmed(fields);
  const mistakes: Mistakes = {
    ...Object.fromEntries(
      formFields
        .filter((field) => isRequiredField(field) && texts[field] === '')
        .map((field) => [field, 'missing']),
    ),
    ...(texts.email !== '' && !isEmailLike(texts.email) ? { email: 'invalid-email' } : {}),
    ...dateMistake(texts.dateOfBirth, today),
  };
  if (Object.keys(mistakes).length > 0) return { status: 'invalid', mistakes };
  return {
    status: 'valid',
    edit: { ...texts, dateOfBirth: parseCalendarDate(texts.dateOfBirth) },
  };
}

export function missingFields(mistakes: Mistakes): readonly EditField[] {
  return formFields.filter((field) => mistakes[field] === 'missing');
}

export function firstMistaken(mistakes: Mistakes): EditField | undefined {
  return formFields.find((field) => mistakes[field] !== undefined);
}

/** The application as it is after the edit, until the list that is being read again says so itself. */
export function withEdit(application: Application, edit: ApplicationEdit): Application {
  const { firstName, secondName, thirdName, lastName, secondLastName, notes, ...fields } = edit;
  return {
    ...application,
    student: {
      ...application.student,
      ...fields,
      name: personNameOf({ firstName, secondName, thirdName, lastName, secondLastName }),
    },
    notes: notes || undefined,
  };
}

/** What another administrator did to a field since the form was opened. */
export type ChangeElsewhere =
  /** The field was typed in here too: what was typed stays, and this is what stands in the row. */
  | { readonly kind: 'kept'; readonly theirs: string }
  /** It was not: the field shows their text, and this is what it said before. */
  | { readonly kind: 'taken'; readonly former: string };

export function changedElsewhere(
  { opened, typed }: EditSession,
  now: Application,
  field: EditField,
): ChangeElsewhere | undefined {
  const theirs = fieldsOf(now)[field];
  const own = typed[field];
  if (theirs === opened[field] || theirs === own?.trim()) return undefined;
  return own === undefined ? { kind: 'taken', former: opened[field] } : { kind: 'kept', theirs };
}

function dateMistake(text: string, today: CalendarDate): Mistakes {
  if (text === '') return {};
  const date = parseCalendarDate(text);
  if (date === undefined) return { dateOfBirth: 'invalid-date' };
  return compareCalendarDates(date, today) > 0 ? { dateOfBirth: 'future-date' } : {};
}

function trimmed(fields: EditFields): EditFields {
  return mapFields(formFields, (field) => fields[field].trim());
}
