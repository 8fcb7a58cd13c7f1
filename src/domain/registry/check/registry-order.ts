import { addTo } from '#domain/collection/group-by.ts';
import type { Register } from '#domain/registers.ts';
import { compareSpanish, haveSameLetters } from '#domain/text/spanish-order.ts';
import {
  compareBigints,
  formatRegistryNumber,
  isSameSeries,
  type RegistryNumber,
} from '../registry-number.ts';
import type { NumberingPlace, OutOfOrder } from './registry-finding.ts';
import {
  type NumberedEntry,
  type RegisterSeries,
  type Series,
  writeNumber,
} from './registry-series.ts';
import { visitInSteps } from './visit-in-steps.ts';

/** Titles of one issue are created within moments; a second press comes seconds later. */
const sameIssueMs = 2_000;

/** Numbers below their ceremony's initial number, or with other letters than it. */
export function* findStrays(
  book: RegisterSeries,
  series: Series,
): Generator<readonly OutOfOrder[], void, undefined> {
  const groups = new Map<string, NumberedEntry[]>();
  yield* visitInSteps(series.numbered, (numbered) => {
    const start = book.initial.get(numbered.entry.ceremony);
    if (start !== undefined && isStray(numbered.number, start)) {
      addTo(groups, numbered.entry.ceremony, numbered);
    }
  });
  yield [...groups].flatMap(([ceremony, strays]) => {
    const start = book.initial.get(ceremony);
    const [first, last] = [strays[0], strays.at(-1)];
    if (start === undefined || first === undefined || last === undefined) return [];
    return {
      kind: isSameSeries(start, first.number) ? 'before-start' : 'other-series',
      register: book.register,
      ceremonies: [ceremony],
      from: formatRegistryNumber(first.number),
      to: formatRegistryNumber(last.number),
      count: BigInt(strays.length),
      start: formatRegistryNumber(start),
    };
  });
}

function isStray(number: RegistryNumber, start: RegistryNumber): boolean {
  return !isSameSeries(number, start) || number.value < start.value;
}

/** Numbers of a ceremony that lie beyond the beginning of the next one: the two overlap. */
export function findOverlaps(register: Register, series: Series): readonly OutOfOrder[] {
  const blocks = [...series.blocks].sort((a, b) => compareBigints(a.first, b.first));
  return blocks.flatMap((block, at): readonly OutOfOrder[] => {
    const next = blocks[at + 1];
    if (next === undefined || block.last < next.first) return [];
    const beyond = series.numbered.filter(
      ({ number, entry }) =>
        entry.ceremony === block.ceremony &&
        entry.isReplacement !== true &&
        number.value >= next.first,
    );
    const [first, last] = [beyond[0], beyond.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        kind: 'overlap',
        register,
        ceremonies: [block.ceremony, next.ceremony],
        from: formatRegistryNumber(first.number),
        to: formatRegistryNumber(last.number),
        count: BigInt(beyond.length),
        start: writeNumber(series, next.first),
      },
    ];
  });
}

/**
 * The order within each ceremony: a title that was issued in a later issue has a higher number, and within an issue the
 * numbers follow the careers' order, then the surnames. Titles without a known career and surnames are skipped; the
 * order of equal surnames is not checked.
 */
export function* findMisplaced(
  register: Register,
  series: Series,
): Generator<readonly OutOfOrder[], void, undefined> {
  const ceremonies = new Map<string, NumberedEntry[]>();
  yield* visitInSteps(series.numbered, (numbered) =>
    addTo(ceremonies, numbered.entry.ceremony, numbered),
  );
  for (const own of ceremonies.values()) {
    const issueOf = issueNumbers(own);
    yield lateOnes(own, issueOf, register);
    yield misplacedOnes(own, issueOf, register);
  }
}

type IssueOf = (numbered: NumberedEntry) => number | undefined;

/** Numbers the issues of a ceremony from 0, by title; undefined if the moment of an issue is unknown. */
function issueNumbers(own: readonly NumberedEntry[]): IssueOf {
  const moments = own.flatMap(({ entry }) => entry.issuedAt ?? []).sort((a, b) => a - b);
  const issues = new Map<number, number>();
  let issue = 0;
  moments.forEach((moment, at) => {
    if (at > 0 && moment - (moments[at - 1] ?? moment) > sameIssueMs) issue += 1;
    issues.set(moment, issue);
  });
  return ({ entry }) => (entry.issuedAt === undefined ? undefined : issues.get(entry.issuedAt));
}

/** Titles of a later issue below one of an earlier: one finding for each issue covers them all. */
function lateOnes(own: readonly NumberedEntry[], issueOf: IssueOf, register: Register) {
  const reported = new Set<number>();
  const found: OutOfOrder[] = [];
  const known = own.filter((numbered) => issueOf(numbered) !== undefined);
  let earliestAbove: NumberedEntry | undefined;
  for (const numbered of known.toReversed()) {
    const issue = issueOf(numbered) ?? 0;
    const above = earliestAbove === undefined ? issue : (issueOf(earliestAbove) ?? issue);
    if (earliestAbove !== undefined && above < issue && !reported.has(issue)) {
      reported.add(issue);
      found.push(pairOf('late', register, numbered, earliestAbove));
    }
    if (earliestAbove === undefined || issue <= above) earliestAbove = numbered;
  }
  return found;
}

function misplacedOnes(own: readonly NumberedEntry[], issueOf: IssueOf, register: Register) {
  const found: OutOfOrder[] = [];
  const before = new Map<number | undefined, NumberedEntry>();
  for (const numbered of own) {
    const { place } = numbered.entry;
    if (place === undefined) continue;
    const issue = issueOf(numbered);
    const former = before.get(issue);
    if (former?.entry.place !== undefined && precedes(place, former.entry.place, register)) {
      found.push(pairOf('misplaced', register, numbered, former));
    }
    before.set(issue, numbered);
  }
  return found;
}

/** True if the order of numbering surely puts the first before the second. */
function precedes(a: NumberingPlace, b: NumberingPlace, register: Register): boolean {
  const byCareer = a.order[register] - b.order[register];
  if (byCareer !== 0) return byCareer < 0;
  if (!haveSameLetters(a.lastName, b.lastName)) return compareSpanish(a.lastName, b.lastName) < 0;
  if (a.lastName !== b.lastName || haveSameLetters(a.secondLastName, b.secondLastName))
    return false;
  return compareSpanish(a.secondLastName, b.secondLastName) < 0;
}

function pairOf(
  kind: 'late' | 'misplaced',
  register: Register,
  { number, entry }: NumberedEntry,
  other: NumberedEntry,
): OutOfOrder {
  return {
    kind,
    register,
    ceremonies: [entry.ceremony],
    number: formatRegistryNumber(number),
    person: entry.person,
    otherNumber: formatRegistryNumber(other.number),
    otherPerson: other.entry.person,
  };
}
