import type { CeremonyDraft } from '../../../api/ceremonies/ceremony-payload.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatDayMonthYear,
  parseCalendarDate,
} from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';

/** The form as it is typed; the date too is a text until it is read. */
export interface CeremonyFields {
  readonly name: string;
  readonly date: string;
  readonly location: string;
  readonly description: string;
  readonly record: string;
  readonly assigned: string;
  readonly folio: string;
}

export type CeremonyField = keyof CeremonyFields;

/** In the order of the form, in which the first mistake takes the focus. */
const ceremonyFields = [
  'name',
  'date',
  'location',
  'description',
  'record',
  'assigned',
  'folio',
] as const satisfies readonly CeremonyField[];

/** What is wrong with a field; each stands for one sentence of spec §5. */
type CeremonyMistake =
  | 'nameRequired'
  | 'dateRequired'
  | 'dateInvalid'
  | 'datePast'
  | 'locationRequired'
  | 'recordRequired'
  | 'assignedRequired'
  | 'folioRequired';

export type CeremonyMistakes = Readonly<Partial<Record<CeremonyField, CeremonyMistake>>>;

export const emptyFields: CeremonyFields = {
  name: '',
  date: '',
  location: '',
  description: '',
  record: '',
  assigned: '',
  folio: '',
};

/** A ceremony as its form shows it: '001' keeps its zeros (ruling 16). */
export function fieldsOf(ceremony: Ceremony): CeremonyFields {
  const { record, assigned, folio } = ceremony.initialNumbers;
  return {
    name: ceremony.name,
    date: ceremony.date === undefined ? '' : formatDayMonthYear(ceremony.date),
    location: ceremony.location ?? '',
    description: ceremony.description ?? '',
    record: record ?? '',
    assigned: assigned ?? '',
    folio: folio ?? '',
  };
}

export type CheckedForm =
  | { readonly status: 'valid'; readonly draft: CeremonyDraft }
  | { readonly status: 'invalid'; readonly mistakes: CeremonyMistakes };

/**
 * Reads the form (spec §5). Nothing but spaces is empty (ruling 20).
 *
 * @param earliest The first day allowed: today when creating, none when editing.
 */
export function checkForm(fields: CeremonyFields, earliest: CalendarDate | undefined): CheckedForm {
  const date = parseCalendarDate(fields.date);
  const mistakes: CeremonyMistakes = {
    ...required(fields, 'name', 'nameRequired'),
    ...dateMistake(fields.date, date, earliest),
    ...required(fields, 'location', 'locationRequired'),
    ...required(fields, 'record', 'recordRequired'),
    ...required(fields, 'assigned', 'assignedRequired'),
    ...required(fields, 'folio', 'folioRequired'),
  };
  if (date === undefined || Object.keys(mistakes).length > 0)
    return { status: 'invalid', mistakes };
  return { status: 'valid', draft: draftOf(fields, date) };
}

function draftOf(fields: CeremonyFields, date: CalendarDate): CeremonyDraft {
  return {
    name: fields.name.trim(),
    date,
    location: fields.location.trim(),
    description: fields.description.trim(),
    recordInitial: fields.record.trim(),
    assignedInitial: fields.assigned.trim(),
    folioInitial: fields.folio.trim(),
  };
}

function required(
  fields: CeremonyFields,
  field: CeremonyField,
  mistake: CeremonyMistake,
): CeremonyMistakes {
  return fields[field].trim() === '' ? { [field]: mistake } : {};
}

function dateMistake(
  typed: string,
  date: CalendarDate | undefined,
  earliest: CalendarDate | undefined,
): CeremonyMistakes {
  if (typed.trim() === '') return { date: 'dateRequired' };
  if (date === undefined) return { date: 'dateInvalid' };
  const isPast = earliest !== undefined && compareCalendarDates(date, earliest) < 0;
  return isPast ? { date: 'datePast' } : {};
}

/** The mistakes that are left when a field is edited: its own is gone (spec §5). */
export function withoutMistake(mistakes: CeremonyMistakes, field: CeremonyField): CeremonyMistakes {
  const { [field]: _gone, ...rest } = mistakes;
  return rest;
}

/** The field that takes the focus when the form can't be sent. */
export function firstMistaken(mistakes: CeremonyMistakes): CeremonyField | undefined {
  return ceremonyFields.find((field) => mistakes[field] !== undefined);
}

/** Whether closing the form would lose something. */
export function isChanged(fields: CeremonyFields, initial: CeremonyFields): boolean {
  return ceremonyFields.some((field) => fields[field] !== initial[field]);
}
