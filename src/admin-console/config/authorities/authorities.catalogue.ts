import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import type { Problems, Values } from '#admin-console/form/form.flow.ts';
import { type AuthorityInput, authorityKeys } from '#api/documents/authorities.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  formatDayMonthYear,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import type { Authority } from '#domain/document/authority.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import type {
  Catalogue,
  CatalogueColumn,
  CatalogueFilter,
  EntryField,
} from '../catalogue/catalogue.ts';
import { namedChoice, useFacultyChoices } from '../catalogue/use-choices.ts';
import type { authoritiesMessages } from './authorities.messages.ts';

export type AuthorityField =
  | 'name'
  | 'office'
  | 'faculty'
  | 'validFrom'
  | 'validUntil'
  | 'signature';
type Messages = typeof authoritiesMessages.defaults;

const { authorities } = resources;

/** The catalogue of the officials who sign documents. */
export function authoritiesCatalogue(
  messages: Messages,
  today: CalendarDate,
): Catalogue<Authority, AuthorityField> {
  return {
    id: 'authorities',
    resource: authorities,
    messages,
    rowName: ({ name }) => name,
    table: {
      columns: authorityColumns(messages),
      order: { columnId: 'office', direction: 'ascending' },
      searchBy: ({ name, office, facultyName }) => [name, office, facultyName],
      filters: [inOfficeFilter(messages, today)],
    },
    form: {
      fields: () => authorityFields(messages),
      wireNames: authorityKeys,
      valuesOf: officialValues,
      termProblems: (values) => problemsOf(values, messages),
      useChoices: (row) => ({
        faculty: useFacultyChoices(namedChoice(row?.facultyId, row?.facultyName)),
      }),
    },
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          list: authorities.list,
          create: (api, values: Values<AuthorityField>) =>
            authorities.create(api, officialInput(values, today)),
          isSame: isSameAuthority,
        }),
      update: (api, row, values) => authorities.update(api, row, officialInput(values, today)),
      remove: authorities.remove,
    },
  };
}

function authorityColumns(messages: Messages): readonly CatalogueColumn<Authority>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      value: ({ name }) => name,
      width: 'minmax(10em, 2fr)',
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'office',
      header: messages.office,
      value: ({ office, facultyName }) =>
        facultyName === undefined ? office : `${office} · ${facultyName}`,
      width: 'minmax(8em, 1.5fr)',
      isLong: true,
      card: 'text',
    },
    {
      id: 'validFrom',
      header: messages.validFrom,
      value: ({ validFrom }) => validFrom && formatDayMonthYear(validFrom),
      width: '12em',
      card: 'fact',
    },
    {
      id: 'validUntil',
      header: messages.validUntil,
      value: ({ validUntil }) =>
        validUntil === undefined ? messages.current : formatDayMonthYear(validUntil),
      width: '9em',
      card: 'fact',
    },
    {
      id: 'signature',
      header: messages.hasSignature,
      value: ({ signature }) => signature !== undefined,
      width: '12em',
    },
  ];
}

function inOfficeFilter(messages: Messages, today: CalendarDate): CatalogueFilter<Authority> {
  const isInOffice = ({ validFrom, validUntil }: Authority) =>
    validFrom !== undefined &&
    compareCalendarDates(validFrom, today) <= 0 &&
    (validUntil === undefined || compareCalendarDates(today, validUntil) <= 0);
  return {
    id: 'in-office',
    label: messages.inOffice,
    allLabel: messages.everybody,
    choiceOf: (row) =>
      isInOffice(row)
        ? { key: 'yes', label: messages.isInOffice }
        : { key: 'no', label: messages.isNotInOffice },
  };
}

function authorityFields(messages: Messages): readonly EntryField<AuthorityField>[] {
  return [
    {
      id: 'name',
      kind: 'text',
      label: messages.name,
      hint: messages.nameHint,
      required: messages.nameRequired,
    },
    {
      id: 'office',
      kind: 'text',
      label: messages.office,
      hint: messages.officeHint,
      required: messages.officeRequired,
    },
    { id: 'faculty', kind: 'search-choice', label: messages.faculty, hint: messages.facultyHint },
    {
      id: 'validFrom',
      kind: 'date',
      label: messages.validFrom,
      required: messages.validFromRequired,
      invalid: messages.dateInvalid,
    },
    {
      id: 'validUntil',
      kind: 'date',
      label: messages.validUntil,
      hint: messages.validUntilHint,
      invalid: messages.dateInvalid,
    },
    {
      id: 'signature',
      kind: 'picture',
      label: messages.signature,
      hint: messages.signatureHint,
    },
  ];
}

function officialValues(row: Authority | undefined): Values<AuthorityField> {
  return {
    name: row?.name ?? '',
    office: row?.office ?? '',
    faculty: row?.facultyId?.toString() ?? '',
    validFrom: row?.validFrom === undefined ? '' : formatDayMonthYear(row.validFrom),
    validUntil: row?.validUntil === undefined ? '' : formatDayMonthYear(row.validUntil),
    signature: row?.signature ?? '',
  };
}

function problemsOf(
  { validFrom, validUntil }: Values<AuthorityField>,
  messages: Messages,
): Problems<AuthorityField, string> {
  const [from, until] = [parseCalendarDate(validFrom), parseCalendarDate(validUntil)];
  const isReversed =
    from !== undefined && until !== undefined && compareCalendarDates(until, from) < 0;
  return isReversed ? { validUntil: messages.reversed } : {};
}

/** The values have passed the checks, so the first day is a date. */
function officialInput(
  { name, office, faculty, ...values }: Values<AuthorityField>,
  today: CalendarDate,
): AuthorityInput {
  return {
    name,
    office,
    facultyId: faculty === '' ? undefined : Number(faculty),
    validFrom: parseCalendarDate(values.validFrom) ?? today,
    validUntil: parseCalendarDate(values.validUntil),
    signature: values.signature === '' ? undefined : values.signature,
  };
}

/** An official may hold one office twice, or in two faculties, so the faculty and the first day count too. */
function isSameAuthority(
  row: Authority,
  { name, office, faculty, validFrom }: Values<AuthorityField>,
): boolean {
  const from = row.validFrom === undefined ? '' : formatDayMonthYear(row.validFrom);
  return (
    isSameText(row.name, name) &&
    isSameText(row.office, office) &&
    (row.facultyId?.toString() ?? '') === faculty &&
    from === validFrom
  );
}
