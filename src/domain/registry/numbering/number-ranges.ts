import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { type CeremonyReference, ceremonyFinder } from '#domain/ceremony/ceremony-finder.ts';
import { groupBy } from '#domain/collection/group-by.ts';
import { onlyOf } from '#domain/collection/reference-finder.ts';
import { byRegister, type Register } from '#domain/registers.ts';
import type { IssuedTitle } from '../issued-title.ts';
import {
  compareBigints,
  isSameSeries,
  parseRegistryNumber,
  type RegistryNumber,
  seriesKey,
} from '../registry-number.ts';
import { titleFinder, titleReferences } from '../title-finder.ts';
import { nextNumber } from './numbering.ts';

/** Consecutive numbers of one series, both ends included. */
export interface NumberRange {
  readonly first: RegistryNumber;
  readonly last: bigint;
}

/** The numbers of the three registers that a ceremony has, and those that it will take. */
export interface NumberOwner {
  /** Undefined for titles of a ceremony that is not in the list. */
  readonly ceremonyId: number | undefined;
  readonly name: string;
  /** The year of the ceremony; undefined if unknown. */
  readonly year: number | undefined;
  readonly ranges: Readonly<Record<Register, readonly NumberRange[]>>;
}

/** The lists from which the taken numbers are read. */
export interface NumberingLists {
  readonly ceremonies: readonly Ceremony[];
  readonly applications: readonly Application[];
  readonly titles: readonly IssuedTitle[];
}

/**
 * Every ceremony with its numbers: those of its issued titles and, from the next number on, one for each confirmed
 * application without a title. A ceremony that has not taken place holds at least its first number.
 */
export function numberOwners(lists: NumberingLists): readonly NumberOwner[] {
  const ceremoniesOf = ceremonyFinder(lists.ceremonies);
  const referredCeremonyId = (reference: CeremonyReference) => onlyOf(ceremoniesOf(reference))?.id;
  const referenceOf = titleReferences(lists.applications);
  const applications = groupBy(lists.applications, ({ ceremony }) => referredCeremonyId(ceremony));
  const titles = groupBy(lists.titles, (title) => referredCeremonyId(referenceOf(title)));
  const known = lists.ceremonies.map((ceremony) =>
    ownerOf(ceremony, applications.get(ceremony.id) ?? [], titles.get(ceremony.id) ?? []),
  );
  const strays = groupBy(titles.get(undefined) ?? [], ({ ceremonyName }) => ceremonyName ?? '');
  return [...known, ...[...strays].map(([name, own]) => strayOwner(name, own))];
}

function ownerOf(
  ceremony: Ceremony,
  applications: readonly Application[],
  titles: readonly IssuedTitle[],
): NumberOwner {
  const titlesOf = titleFinder(titles);
  const waiting = applications.filter(
    (application) => application.status === 'confirmed' && titlesOf(application).length === 0,
  ).length;
  const atLeast = ceremony.status === 'completed' || titles.length > 0 ? 0 : 1;
  const rangesOf = (register: Register) => {
    const issued = titles.map(({ registry }) => registry[register]);
    const next = nextNumber(ceremony.initialNumbers[register], issued);
    const planned = next === undefined ? [] : rangeFrom(next, Math.max(waiting, atLeast));
    return [...issuedRanges(titles, register), ...planned];
  };
  const { id: ceremonyId, name, date } = ceremony;
  return { ceremonyId, name, year: date?.year, ranges: byRegister(rangesOf) };
}

function strayOwner(name: string, titles: readonly IssuedTitle[]): NumberOwner {
  const ranges = byRegister((register) => issuedRanges(titles, register));
  return { ceremonyId: undefined, name, year: titles[0]?.ceremonyDate?.year, ranges };
}

/** `count` numbers from `first` on; none for a count of zero. */
export function rangeFrom(first: RegistryNumber, count: number): readonly NumberRange[] {
  return count < 1 ? [] : [{ first, last: first.value + BigInt(count - 1) }];
}

/** The numbers of titles as runs, so that 50,000 of them are a few ranges. */
function issuedRanges(titles: readonly IssuedTitle[], register: Register): readonly NumberRange[] {
  const numbers = titles
    .flatMap((title) => parseRegistryNumber(title.registry[register] ?? '') ?? [])
    .sort(bySeriesThenValue);
  const ranges: NumberRange[] = [];
  for (const number of numbers) {
    const run = ranges.at(-1);
    const continues =
      run !== undefined && isSameSeries(run.first, number) && number.value <= run.last + 1n;
    if (continues) ranges[ranges.length - 1] = { ...run, last: number.value };
    else ranges.push({ first: number, last: number.value });
  }
  return ranges;
}

function bySeriesThenValue(a: RegistryNumber, b: RegistryNumber): number {
  const [keyA, keyB] = [seriesKey(a), seriesKey(b)];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return compareBigints(a.value, b.value);
}
