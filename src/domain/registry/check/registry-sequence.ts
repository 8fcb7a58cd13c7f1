import { addTo, groupBy } from '#domain/collection/group-by.ts';
import type { Register } from '#domain/registers.ts';
import { compareCodeUnits } from '#domain/text/spanish-order.ts';
import { formatRegistryNumber } from '../registry-number.ts';
import type { NumberingPlace, OutOfSequence } from './registry-finding.ts';
import type { NumberedEntry, Series } from './registry-series.ts';
import { visitInSteps } from './visit-in-steps.ts';

/** Titles of one issue are created within moments; a second press comes seconds later. */
const sameIssueMs = 2_000;

/**
 * The order within each ceremony: a title that was issued in a later issue has a higher number, and within an issue the
 * numbers follow the careers' order, then that of people. Titles without a known career and name are skipped, and so are
 * those in place of rectified ones.
 */
export function* findMisplaced(
  register: Register,
  series: Series,
): Generator<readonly OutOfSequence[], void, undefined> {
  const ceremonies = new Map<string, NumberedEntry[]>();
  yield* visitInSteps(series.numbered, (numbered) => {
    if (numbered.entry.isReplacement !== true) addTo(ceremonies, numbered.entry.ceremony, numbered);
  });
  for (const own of ceremonies.values()) {
    const issueOf = issueNumbers(own);
    yield lateOnes(own, issueOf, register);
    for (const issue of groupBy(own, issueOf).values()) yield misplacedOnes(issue, register);
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
  const found = new Map<number, OutOfSequence>();
  let above: { readonly numbered: NumberedEntry; readonly issue: number } | undefined;
  for (const numbered of own.toReversed()) {
    const issue = issueOf(numbered);
    if (issue === undefined) continue;
    if (above === undefined || issue <= above.issue) {
      above = { numbered, issue };
      continue;
    }
    const known = found.get(issue);
    const late = known ?? describe('late', register, [numbered], numbered, above.numbered);
    const from = formatRegistryNumber(numbered.number);
    found.set(issue, known === undefined ? late : { ...late, from, count: late.count + 1n });
  }
  return [...found.values()];
}

/** A title whose place in the order is known. */
interface Placed {
  readonly numbered: NumberedEntry;
  readonly place: NumberingPlace;
}

/** The titles of an issue that are out of order, in ranges, each of which could be put in order by itself. */
function misplacedOnes(issue: readonly NumberedEntry[], register: Register) {
  const placed = issue.flatMap((numbered): Placed | readonly [] => {
    const { place } = numbered.entry;
    return place === undefined ? [] : { numbered, place };
  });
  const isBefore = (a: Placed, b: Placed) => comparePlaces(a.place, b.place, register) < 0;
  return unorderedRanges(placed, isBefore).flatMap((range) => {
    const at = range.findIndex((each, index) => {
      const former = range[index - 1];
      return former !== undefined && isBefore(each, former);
    });
    const [former, misplaced] = range.slice(at - 1, at + 1);
    if (former === undefined || misplaced === undefined) return [];
    const titles = range.map(({ numbered }) => numbered);
    return describe('misplaced', register, titles, misplaced.numbered, former.numbered);
  });
}

/** Cuts a list wherever nothing after the cut belongs before it, and returns the parts with something out of order. */
function unorderedRanges<Item>(
  items: readonly Item[],
  isBefore: (a: Item, b: Item) => boolean,
): readonly (readonly Item[])[] {
  const firstFrom = leastFromEach(items, isBefore);
  const ranges: (readonly Item[])[] = [];
  let start = 0;
  let last = items[0];
  items.forEach((item, index) => {
    if (last === undefined || isBefore(last, item)) last = item;
    const next = firstFrom[index + 1];
    if (next !== undefined && isBefore(next, last)) return;
    if (index > start) ranges.push(items.slice(start, index + 1));
    start = index + 1;
  });
  return ranges;
}

/** For each item, the first in order among it and those after it. */
function leastFromEach<Item>(
  items: readonly Item[],
  isBefore: (a: Item, b: Item) => boolean,
): readonly Item[] {
  const least: Item[] = [];
  for (const item of items.toReversed()) {
    const former = least.at(-1);
    least.push(former === undefined || isBefore(item, former) ? item : former);
  }
  return least.reverse();
}

function comparePlaces(a: NumberingPlace, b: NumberingPlace, register: Register): number {
  return a.order[register] - b.order[register] || compareCodeUnits(a.personKey, b.personKey);
}

function describe(
  kind: OutOfSequence['kind'],
  register: Register,
  titles: readonly NumberedEntry[],
  { number, entry }: NumberedEntry,
  other: NumberedEntry,
): OutOfSequence {
  const [first = other, last = first] = [titles[0], titles.at(-1)];
  return {
    kind,
    register,
    ceremonies: [entry.ceremony],
    from: formatRegistryNumber(first.number),
    to: formatRegistryNumber(last.number),
    count: BigInt(titles.length),
    number: formatRegistryNumber(number),
    person: entry.person,
    otherNumber: formatRegistryNumber(other.number),
    otherPerson: other.entry.person,
  };
}
