import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import {
  type CeremonyReference,
  ceremonyFinder,
} from '../../../domain/ceremony/ceremony-finder.ts';
import { groupBy } from '../../../domain/collection/group-by.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { byRegister, type Register } from '../../../domain/registry/registers.ts';
import {
  compareBigints,
  isSameSeries,
  parseRegistryNumber,
  type RegistryNumber,
  seriesKey,
} from '../../../domain/registry/registry-number.ts';
import { titleFinder, titleReferences } from '../../../domain/registry/title-finder.ts';
import { countByStatus } from '../ceremony-dependents.flow.ts';

/** Consecutive numbers of one series, both ends included. */
export interface NumberBlock {
  readonly first: RegistryNumber;
  readonly last: bigint;
}

/** What a ceremony has taken, or will take, of the three registers. */
export interface NumberOwner {
  /** Undefined for titles of a ceremony that is not in the list. */
  readonly ceremonyId: number | undefined;
  readonly name: string;
  readonly blocks: Readonly<Record<Register, readonly NumberBlock[]>>;
}

/** The lists from which the taken numbers are read. */
export interface NumberingLists {
  readonly ceremonies: readonly Ceremony[];
  readonly applications: readonly Application[];
  readonly titles: readonly IssuedTitle[];
}

/**
 * Every ceremony with its numbers: those of its issued titles and, from there or from its initial numbers on, one for
 * each confirmed application without a title. A ceremony that is still to come holds at least its first number.
 */
export function numberOwners(lists: NumberingLists): readonly NumberOwner[] {
  const ceremoniesOf = ceremonyFinder(lists.ceremonies);
  const idOf = (reference: CeremonyReference) => {
    const [ceremony, ...others] = ceremoniesOf(reference);
    return others.length === 0 ? ceremony?.id : undefined;
  };
  const referenceOf = titleReferences(lists.applications);
  const applications = groupBy(lists.applications, ({ ceremony }) => idOf(ceremony));
  const titles = groupBy(lists.titles, (title) => idOf(referenceOf(title)));
  const known = lists.ceremonies.map((ceremony) =>
    ownerOf(ceremony, applications.get(ceremony.id) ?? [], titles.get(ceremony.id) ?? []),
  );
  const strays = groupBy(titles.get(undefined) ?? [], ({ ceremonyName }) => ceremonyName ?? '');
  return [...known, ...[...strays].map(([name, own]) => strayOwner(name, own))];
}

/** How many numbers a ceremony may come to need: one for each application that is not rejected. */
export function expectedGraduates(
  ceremony: Pick<Ceremony, 'status'>,
  applications: readonly Application[],
): number {
  const { pending, confirmed } = countByStatus(applications);
  return ceremony.status === 'completed' ? confirmed : confirmed + pending;
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
  const blocksOf = (register: Register) => {
    const issued = issuedBlocks(titles, register);
    const start = issued.at(-1);
    const from =
      start === undefined
        ? parseRegistryNumber(ceremony.initialNumbers[register] ?? '')
        : { ...start.first, value: start.last + 1n };
    const planned = from === undefined ? [] : blockFrom(from, Math.max(waiting, atLeast));
    return [...issued, ...planned];
  };
  return { ceremonyId: ceremony.id, name: ceremony.name, blocks: byRegister(blocksOf) };
}

function strayOwner(name: string, titles: readonly IssuedTitle[]): NumberOwner {
  const blocks = byRegister((register) => issuedBlocks(titles, register));
  return { ceremonyId: undefined, name, blocks };
}

/** So many numbers from one on; none for a count of zero. */
export function blockFrom(first: RegistryNumber, count: number): readonly NumberBlock[] {
  return count < 1 ? [] : [{ first, last: first.value + BigInt(count - 1) }];
}

/** The numbers of titles as runs, so that 50,000 of them are a handful of blocks. */
function issuedBlocks(titles: readonly IssuedTitle[], register: Register): readonly NumberBlock[] {
  const numbers = titles
    .flatMap((title) => parseRegistryNumber(title.registry[register] ?? '') ?? [])
    .sort(bySeriesThenValue);
  const blocks: NumberBlock[] = [];
  for (const number of numbers) {
    const run = blocks.at(-1);
    const continues =
      run !== undefined && isSameSeries(run.first, number) && number.value <= run.last + 1n;
    if (continues) blocks[blocks.length - 1] = { ...run, last: number.value };
    else blocks.push({ first: number, last: number.value });
  }
  return blocks;
}

function bySeriesThenValue(a: RegistryNumber, b: RegistryNumber): number {
  const [keyA, keyB] = [seriesKey(a), seriesKey(b)];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return compareBigints(a.value, b.value);
}
