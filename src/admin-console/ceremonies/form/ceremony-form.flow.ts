import {
  type Checked,
  type Problems,
  trimmed,
  type Values,
} from '#admin-console/form/form.flow.ts';
import type { CeremonyInput } from '#api/ceremonies/ceremonies.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatDayMonthYear,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { isSameText } from '#domain/text/text-fold.ts';

/** The form's fields in display order. */
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

/** A problem with a field, as a key of its message. */
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

/** The form values of a ceremony. Numbers are texts, so that '001' has its leading zeros. */
export function ceremonyValues(ceremony: Ceremony): CeremonyValues {
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
 * Checks and trims the form's values.
 *
 * @param earliest The first allowed date: today for a new ceremony, undefined when editing.
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

/** The saved ceremony, shown until the list is read again. */
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

/** Compares name, date and location, because ceremonies may share a name. Values that the row lacks count as equal. */
export function isSameCeremony(row: Ceremony, input: CeremonyInput): boolean {
  return (
    isSameText(row.name, input.name) &&
    (row.date === undefined || compareCalendarDates(row.date, input.date) === 0) &&
    (row.location === undefined || isSameText(row.location, input.location))
  );
}
