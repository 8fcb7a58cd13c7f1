import { type Register, registers } from '#domain/registers.ts';
import { formatRegistryNumber } from '../registry-number.ts';
import type {
  Duplicate,
  RegistryCeremony,
  RegistryEntry,
  RegistryFinding,
  Unnumbered,
} from './registry-finding.ts';
import { findGaps } from './registry-gaps.ts';
import { findOverlaps, findStrays } from './registry-order.ts';
import { findMisplaced } from './registry-sequence.ts';
import { type NumberedEntry, readRegister, type Series } from './registry-series.ts';

/**
 * Checks the three registers of issued titles, in steps, so that a page of 50,000 titles stays responsive; each step
 * yields what it found. The registers are independent, and so are series: numbers with the same letters around their
 * digits ('A-099'). '01' and '001' are the same number.
 *
 * - Duplicate: a number that two titles have, in one ceremony or in two.
 * - Missing: a title without a number; a number that nobody has between a ceremony's initial number (without a known
 *   one, its lowest) and its highest. Numbers between two ceremonies are missing where the second one's initial number
 *   is not known; where it is, they are a jump, which doesn't break the book. Numbers from the initial number of a
 *   ceremony without titles on are reserved for its issue.
 * - Out of order: a number below its ceremony's initial number, or with other letters; a title of a later issue below
 *   one of an earlier issue of the same ceremony; within an issue, a person who precedes the holder of the number
 *   before, by career order and then in the order of people; numbers of a ceremony beyond the start of the next one.
 *   Two ceremonies may be issued in either order: their initial numbers decide their place.
 */
export function* registryCheckSteps(
  entries: readonly RegistryEntry[],
  ceremonies: readonly RegistryCeremony[],
): Generator<readonly RegistryFinding[], void, undefined> {
  for (const register of registers) {
    const book = yield* readRegister(register, entries, ceremonies);
    yield book.unnumbered.map((entry) => unnumbered(register, entry));
    for (const series of book.series) {
      yield* findDuplicates(register, series);
      yield* findGaps(register, series);
      yield* findStrays(book, series);
      yield findOverlaps(register, series);
      yield* findMisplaced(register, series);
    }
  }
}

/** The whole check at once, for lists that are not long. An empty list means that nothing is wrong. */
export function checkRegistry(
  entries: readonly RegistryEntry[],
  ceremonies: readonly RegistryCeremony[],
): readonly RegistryFinding[] {
  return [...registryCheckSteps(entries, ceremonies)].flat();
}

function unnumbered(register: Register, { ceremony, person, registry }: RegistryEntry): Unnumbered {
  const text = registry[register] ?? '';
  return { kind: 'unnumbered', register, ceremonies: [ceremony], person, text };
}

/** Consecutive numbers that titles of the same ceremonies share are one finding. */
function* findDuplicates(
  register: Register,
  { numbered }: Series,
): Generator<readonly Duplicate[], void, undefined> {
  let open: { readonly finding: Duplicate; readonly next: bigint } | undefined;
  let start = 0;
  while (start < numbered.length) {
    const end = endOfEquals(numbered, start);
    const holders = numbered.slice(start, end);
    const value = holders[0]?.number.value ?? 0n;
    start = end;
    if (holders.length < 2) continue;
    const found = duplicateOf(register, holders);
    if (open !== undefined && open.next === value && areAlike(open.finding, found)) {
      open = { finding: join(open.finding, found), next: value + 1n };
      continue;
    }
    if (open !== undefined) yield [open.finding];
    open = { finding: found, next: value + 1n };
  }
  if (open !== undefined) yield [open.finding];
}

function areAlike(a: Duplicate, b: Duplicate): boolean {
  return a.ceremonies.join('\n') === b.ceremonies.join('\n');
}

function join(open: Duplicate, next: Duplicate): Duplicate {
  return {
    ...open,
    to: next.to,
    count: open.count + next.count,
    people: [...open.people, ...next.people],
  };
}

function endOfEquals(numbered: readonly NumberedEntry[], start: number): number {
  const value = numbered[start]?.number.value;
  let end = start + 1;
  while (end < numbered.length && numbered[end]?.number.value === value) end += 1;
  return end;
}

function duplicateOf(register: Register, holders: readonly NumberedEntry[]): Duplicate {
  const [first] = holders;
  const number = first === undefined ? '' : formatRegistryNumber(first.number);
  return {
    kind: 'duplicate',
    register,
    ceremonies: [...new Set(holders.map(({ entry }) => entry.ceremony))],
    from: number,
    to: number,
    count: 1n,
    people: holders.map(({ entry }) => entry.person),
  };
}
