import {
  type Checked,
  type Problems,
  trimmed,
  type Values,
} from '#admin-console/form/form.flow.ts';
import type { ApplicationEdit } from '#api/applications/applications.ts';
import type { Application } from '#domain/application/application.ts';
import { checkText, type FieldProblem } from '#domain/application/field-checks.ts';
import { type EditField, mapFields, ruleOf } from '#domain/application/field-names.ts';
import { tidyField } from '#domain/application/tidy-field.ts';
import {
  type CalendarDate,
  formatDayMonthYear,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { formFields } from './edit-fields.ts';

export type EditProblem = 'missing' | FieldProblem;

type EditProblems = Problems<EditField, EditProblem>;

export function isRequiredField(field: EditField): boolean {
  return ruleOf(field).edit === 'required';
}

/** The form values of an application. */
export function editValues({ student, notes, internalNotes }: Application): Values<EditField> {
  const values = { ...student, notes, internalNotes };
  return mapFields(formFields, (field) => {
    const value = values[field] ?? '';
    return typeof value === 'object' ? formatDayMonthYear(value) : value;
  });
}

/**
 * Checks the form. The birth date may be empty, but an invalid or future one is a problem and is never sent as empty.
 */
export function checkEdit(
  fields: Values<EditField>,
  saved: Values<EditField>,
  today: CalendarDate,
): Checked<EditField, EditProblem, ApplicationEdit> {
  const texts = trimmed(fields);
  const problems: EditProblems = Object.fromEntries(
    formFields.flatMap((field) => {
      const problem = editProblem(field, texts[field], today);
      const isFromServer = texts[field] === saved[field];
      return problem === undefined || (isFromServer && isLimit(problem)) ? [] : [[field, problem]];
    }),
  );
  if (Object.keys(problems).length > 0) return { status: 'invalid', problems };
  return {
    status: 'valid',
    input: {
      ...mapFields(formFields, (field) => tidyField(field, texts[field])),
      dateOfBirth: parseCalendarDate(texts.dateOfBirth),
    },
  };
}

function editProblem(field: EditField, text: string, today: CalendarDate): EditProblem | undefined {
  return text === '' && isRequiredField(field) ? 'missing' : checkText(field, text, today);
}

/** True if another server may accept the value, because its limits differ from ours. */
function isLimit(problem: EditProblem): boolean {
  return problem === 'too-long' || problem === 'too-early-date';
}

export function missingFields(problems: EditProblems): readonly EditField[] {
  return formFields.filter((field) => problems[field] === 'missing');
}

/** The edited application, shown until the list is read again. */
export function withEdit(
  application: Application,
  { notes, internalNotes, ...fields }: ApplicationEdit,
): Application {
  return {
    ...application,
    student: { ...application.student, ...fields },
    notes: notes || undefined,
    internalNotes: internalNotes || undefined,
  };
}
