import { addDays } from '#domain/calendar/calendar-arithmetic.ts';
import { type CalendarDate, compareCalendarDates } from '#domain/calendar/calendar-date.ts';
import { type Register, registers } from '#domain/registers.ts';
import { findYearNumber, type YearNumber } from '../numbering/year-number.ts';

/** Something about an issue that is probably a slip. It needs no confirmation: an issue stays one press. */
export type IssueFinding =
  | { readonly kind: 'before-ceremony' }
  | { readonly kind: 'in-future' }
  | { readonly kind: 'long-after-ceremony' }
  | { readonly kind: 'ceremony-ahead' }
  | ({ readonly kind: 'year-number'; readonly register: Register } & YearNumber);

/** Days after a ceremony in which its titles are usually issued. */
export const usualIssueDays = 90;

/** An issue as it would be made now. */
export interface IssueToCheck {
  /** Undefined until a day is entered. */
  readonly issueDate: CalendarDate | undefined;
  readonly ceremonyDate: CalendarDate | undefined;
  /** The university's day. */
  readonly today: CalendarDate;
  /** The first number that each register would give. */
  readonly firstNumbers: Readonly<Record<Register, string | undefined>>;
}

/** Finds what is probably a slip in the day and the numbers of an issue, whose register can't be edited afterwards. */
export function findingsOfIssue({
  issueDate,
  ceremonyDate,
  today,
  firstNumbers,
}: IssueToCheck): readonly IssueFinding[] {
  return [
    ...findingsOfDays(issueDate, ceremonyDate, today),
    ...registers.flatMap((register): readonly IssueFinding[] => {
      const found = findYearNumber(firstNumbers[register] ?? '', ceremonyDate?.year);
      return found === undefined ? [] : [{ kind: 'year-number', register, ...found }];
    }),
  ];
}

function findingsOfDays(
  issueDate: CalendarDate | undefined,
  ceremonyDate: CalendarDate | undefined,
  today: CalendarDate,
): readonly IssueFinding[] {
  const isAfter = (a: CalendarDate | undefined, b: CalendarDate | undefined) =>
    a !== undefined && b !== undefined && compareCalendarDates(a, b) > 0;
  const lastUsual = ceremonyDate && addDays(ceremonyDate, usualIssueDays);
  const findings = [
    [isAfter(ceremonyDate, today), 'ceremony-ahead'],
    [isAfter(ceremonyDate, issueDate), 'before-ceremony'],
    [isAfter(issueDate, today), 'in-future'],
    [isAfter(issueDate, lastUsual), 'long-after-ceremony'],
  ] as const;
  return findings.flatMap(([isFound, kind]) => (isFound ? [{ kind }] : []));
}
