import type { CeremonyInput } from '../../../api/ceremonies/ceremonies.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatDayMonthYear,
  parseCalendarDate,
} from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { type Checked, type Problems, trimmed, type Values } from '../../form/form.flow.ts';

/** In the order of the form. */
export const ceremonyFields = [
  'name',
  'date',
  'location',
  'description',
  'record',
  'assigned',
  'folio',
] as const;

export type CeremonyField = (typeof ceremonyFields)[number];
export type CeremonyValues = Values<CeremonyField>;

/** What is wrong with a field; each is the key of its sentence. */
type CeremonyProblem =
  | 'nameRequired'
  | 'dateRequired'
  | 'dateInvalid'
  | 'datePast'
  | 'locationRequired'
  | 'recordRequired'
  | 'assignedRequired'
  | 'folioRequired';

type CeremonyProblems = Problems<CeremonyField, CeremonyProblem>;

export const emptyValues: CeremonyValues = {
  name: '',
  date: '',
  location: '',
  description: '',
  record: '',
  assigned: '',
  folio: '',
};

/** A ceremony as its form shows it: '001' keeps its zeros. */
export function valuesOf(ceremony: Ceremony): CeremonyValues {
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

/**
 * Reads the form. Nothing but spaces is empty.
 *
 * @param earliest The first day allowed: today when creating, none when editing.
 */
export function checkCeremony(
  values: CeremonyValues,
  earliest: CalendarDate | undefined,
): Checked<CeremonyField, CeremonyProblem, CeremonyInput> {
  const texts = trimmed(values);
  const date = parseCalendarDate(texts.date);
  const problems: CeremonyProblems = {
    ...required(texts, 'name', 'nameRequired'),
    ...dateProblem(texts.date, date, earliest),
    ...required(texts, 'location', 'locationRequired'),
    ...required(texts, 'record', 'recordRequired'),
    ...required(texts, 'assigned', 'assignedRequired'),
    ...required(texts, 'folio', 'folioRequired'),
  };
  if (date === undefined || Object.keys(problems).length > 0) {
    return { status: 'invalid', problems };
  }
  const { name, location, description, record, assigned, folio } = texts;
  return {
    status: 'valid',
    input: {
      name,
      date,
      location,
      description,
      recordInitial: record,
      assignedInitial: assigned,
      folioInitial: folio,
    },
  };
}

function required(
  texts: CeremonyValues,
  field: CeremonyField,
  problem: CeremonyProblem,
): CeremonyProblems {
  return texts[field] === '' ? { [field]: problem } : {};
}

function dateProblem(
  text: string,
  date: CalendarDate | undefined,
  earliest: CalendarDate | undefined,
): CeremonyProblems {
  if (text === '') return { date: 'dateRequired' };
  if (date === undefined) return { date: 'dateInvalid' };
  const isPast = earliest !== undefined && compareCalendarDates(date, earliest) < 0;
  return isPast ? { date: 'datePast' } : {};
}

/** The ceremony as it is after it was saved, until the list is read again. */
export function withInput(ceremony: Ceremony, input: CeremonyInput): Ceremony {
  return {
    ...ceremony,
    name: input.name,
    date: input.date,
    location: input.location,
    description: input.description || undefined,
    initialNumbers: {
      record: input.recordInitial,
      assigned: input.assignedInitial,
      folio: input.folioInitial,
    },
  };
}

/** Two ceremonies may share a name: day and place distinguish them. What the list lacks counts as equal. */
export function isSameCeremony(row: Ceremony, input: CeremonyInput): boolean {
  return (
    isSameText(row.name, input.name) &&
    (row.date === undefined || compareCalendarDates(row.date, input.date) === 0) &&
    (row.location === undefined || isSameText(row.location, input.location))
  );
}
