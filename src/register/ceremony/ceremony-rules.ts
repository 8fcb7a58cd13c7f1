import type { Refusal } from '#contract/schema/refusal.ts';
import { type Register, registers } from '#domain/registers.ts';
import type { RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';
import { tidyRegistryNumber } from '#domain/registry/registry-number.ts';
import { earliestToday, type Today, todayValues } from '../calendar/today-anywhere.ts';

type InitialNumbers = Readonly<Record<`${Register}_initial`, string>>;

/** Refuses a new ceremony whose date is past everywhere. Days are `YYYY-MM-DD`. */
export function refuseNewCeremony(
  date: string,
  today: Today,
): Refusal<'ceremonyDatePast'> | undefined {
  if (date >= earliestToday(today.at)) return undefined;
  return { id: 'ceremonyDatePast', ...todayValues(today) };
}

/** True if a change gives a ceremony another initial number. */
export function changesInitialNumbers(before: InitialNumbers, after: InitialNumbers): boolean {
  return changedNumbers(before, after).length > 0;
}

function changedNumbers(before: InitialNumbers, after: InitialNumbers) {
  return registers
    .map((register) => `${register}_initial` as const)
    .filter((name) => before[name] !== after[name]);
}

/**
 * Refuses other initial numbers once titles have been numbered from them. Numbers that read alike are the same: an older
 * version stored invisible characters.
 */
export function refuseCeremonyChange(
  before: InitialNumbers,
  after: InitialNumbers,
  titles: number,
): Refusal<'ceremonyNumbersFixed'> | undefined {
  const changed = changedNumbers(before, after).filter(
    (name) => tidyRegistryNumber(before[name]) !== tidyRegistryNumber(after[name]),
  );
  if (titles === 0 || changed.length === 0) return undefined;
  const stored = Object.fromEntries(changed.map((name) => [name, before[name]]));
  return { id: 'ceremonyNumbersFixed', values: { titles }, stored };
}

/** The policy and the titles by which a ceremony may be moved. */
interface IssuedCeremony {
  readonly policy: RegisterPolicy;
  /** Number of titles issued in the ceremony. */
  readonly titles: number;
}

/**
 * Refuses to move a ceremony with titles to another year, where each year has a register: its next titles would be
 * numbered in the register of that year, from the middle on. Days are `YYYY-MM-DD`.
 */
export function refuseCeremonyYear(
  before: string,
  after: string,
  { policy, titles }: IssuedCeremony,
): Refusal<'ceremonyYearFixed'> | undefined {
  if (policy !== 'by-year' || titles === 0 || !changesCeremonyYear(before, after)) return undefined;
  return { id: 'ceremonyYearFixed', values: { titles, year: yearOf(before) } };
}

/** True if a change moves a ceremony to another year. Days are `YYYY-MM-DD`. */
export function changesCeremonyYear(before: string, after: string): boolean {
  return yearOf(before) !== yearOf(after);
}

function yearOf(day: string): string {
  return day.slice(0, 4);
}

/** Refuses to delete a ceremony that has issued titles. */
export function refuseCeremonyDeletion(titles: number): Refusal<'ceremonyHasTitles'> | undefined {
  return titles > 0 ? { id: 'ceremonyHasTitles', values: { titles } } : undefined;
}
