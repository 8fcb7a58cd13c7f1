import type { Problems, Values } from '#admin-console/form/form.flow.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatDayMonthYear,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import type { TitleStatement } from '#domain/registry/title-statement.ts';

/** A field of the form for an additional field of documents. */
type AdditionalField = `field:${string}`;

/** The fields of what only the documents of a title state. */
export type StatedField =
  | 'birthDate'
  | 'birthPlace'
  | 'gender'
  | 'ceremonyName'
  | 'ceremonyLocation'
  | AdditionalField;

/** The choices for the gender of the wording. */
export const wordingGenders = ['masculine', 'feminine', 'both'] as const;

/** The fields of a statement, in display order. A birth that was erased has none. */
export function statedFields({
  birth,
  ceremonyName,
  fields,
}: TitleStatement): readonly StatedField[] {
  const names = Object.keys(fields).sort();
  return [
    ...(birth === undefined ? [] : (['birthDate', 'birthPlace'] as const)),
    'gender',
    ...(ceremonyName === '' ? [] : (['ceremonyName'] as const)),
    'ceremonyLocation',
    ...names.map((name): AdditionalField => `field:${name}`),
  ];
}

/** The name of the additional field that a field of the form edits; undefined for the others. */
export function additionalName(field: string): string | undefined {
  return field.startsWith('field:') ? field.slice('field:'.length) : undefined;
}

/** The values of the form for a statement; blank without one. */
export function statedValues(statement: TitleStatement | undefined): Values<StatedField> {
  const { birth, fields = {} } = statement ?? {};
  const additional = Object.entries(fields).map(([name, text]) => [`field:${name}`, text] as const);
  return {
    birthDate: birth?.date === undefined ? '' : formatDayMonthYear(birth.date),
    birthPlace: birth?.place ?? '',
    gender: statement?.gender ?? 'both',
    ceremonyName: statement?.ceremonyName ?? '',
    ceremonyLocation: statement?.ceremonyLocation ?? '',
    ...Object.fromEntries(additional),
  };
}

/** Checks the values. A name or place of the ceremony that the title states can't be left out. */
export function statedProblems(
  { birthDate, ...values }: Values<StatedField>,
  { statement, today }: { readonly statement: TitleStatement; readonly today: CalendarDate },
): Problems<StatedField, 'dateInvalid' | 'dateFuture' | 'fieldRequired'> {
  const isLost = (name: 'ceremonyName' | 'ceremonyLocation') =>
    statement[name] !== '' && values[name] === '';
  const date = parseCalendarDate(birthDate);
  const isFuture = date !== undefined && compareCalendarDates(date, today) > 0;
  return {
    ...(birthDate !== '' && date === undefined && { birthDate: 'dateInvalid' }),
    ...(isFuture && { birthDate: 'dateFuture' }),
    ...(isLost('ceremonyName') && { ceremonyName: 'fieldRequired' }),
    ...(isLost('ceremonyLocation') && { ceremonyLocation: 'fieldRequired' }),
  };
}

/** The statement of the values. */
export function statementOf(
  values: Values<StatedField>,
  { birth, fields }: TitleStatement,
): TitleStatement {
  const { birthDate, birthPlace: place, gender, ceremonyName, ceremonyLocation } = values;
  const names = Object.keys(fields);
  return {
    birth: birth && { date: parseCalendarDate(birthDate), place },
    gender: gender === 'masculine' || gender === 'feminine' ? gender : undefined,
    ceremonyName,
    ceremonyLocation,
    fields: Object.fromEntries(names.map((name) => [name, values[`field:${name}`] ?? ''])),
  };
}
