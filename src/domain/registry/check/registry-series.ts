import { addTo } from '#domain/collection/group-by.ts';
import type { Register } from '#domain/registers.ts';
import {
  compareBigints,
  formatRegistryNumber,
  parseRegistryNumber,
  type RegistryNumber,
  seriesKey,
} from '../registry-number.ts';
import type { RegistryCeremony, RegistryEntry } from './registry-finding.ts';
import { type Pause, visitInSteps } from './visit-in-steps.ts';

/** A title at its number. */
export interface NumberedEntry {
  readonly number: RegistryNumber;
  readonly entry: RegistryEntry;
}

/**
 * The part of a series that belongs to a ceremony: from its initial number, if it is known and of this series, to its
 * highest. Titles in place of rectified ones don't extend it.
 */
export interface CeremonyBlock {
  readonly ceremony: string;
  readonly start: bigint;
  /** Its lowest (from its initial number on) and its highest number. */
  readonly first: bigint;
  readonly last: bigint;
  /** True if the initial number is known: then what lies before it was left out on purpose. */
  readonly isDeclared: boolean;
  /** The last number that a restore left out; undefined without one. */
  readonly skippedTo: bigint | undefined;
}

/** The numbers of a register with the same letters around their digits. */
export interface Series {
  /** For writing those that are missing: its first initial number, or its lowest one; later ones have outgrown it. */
  readonly model: RegistryNumber;
  /** By number, lowest first. */
  readonly numbered: readonly NumberedEntry[];
  /** By start, lowest first. */
  readonly blocks: readonly CeremonyBlock[];
  /** Initial numbers of ceremonies without titles; the numbers after them are reserved for their issue. */
  readonly reserved: readonly bigint[];
}

/** A register, sorted into its series. */
export interface RegisterSeries {
  readonly register: Register;
  readonly series: readonly Series[];
  readonly unnumbered: readonly RegistryEntry[];
  /** Initial numbers by ceremony, where they can be read. */
  readonly initial: ReadonlyMap<string, RegistryNumber>;
}

/** Sorts the titles of one register into its series, in steps. */
export function* readRegister(
  register: Register,
  entries: readonly RegistryEntry[],
  ceremonies: readonly RegistryCeremony[],
): Generator<Pause, RegisterSeries, undefined> {
  const unnumbered: RegistryEntry[] = [];
  const groups = new Map<string, NumberedEntry[]>();
  const issued = new Set<string>();
  yield* visitInSteps(entries, (entry) => {
    issued.add(entry.ceremony);
    const number = parseRegistryNumber(entry.registry[register] ?? '');
    if (number === undefined) unnumbered.push(entry);
    else addTo(groups, seriesKey(number), { number, entry });
  });
  const initial = initialNumbers(register, ceremonies);
  const skips = new Map(ceremonies.map(({ key, skippedTo }) => [key, skippedTo]));
  const series: Series[] = [];
  for (const [key, numbered] of groups) {
    series.push(...(yield* toSeries(key, numbered, { initial, skips, issued })));
  }
  return { register, series, unnumbered, initial };
}

/** Writes a number as its series does. */
export function writeNumber({ model }: Series, value: bigint): string {
  return formatRegistryNumber({ ...model, value });
}

function initialNumbers(register: Register, ceremonies: readonly RegistryCeremony[]) {
  const known = new Map<string, RegistryNumber>();
  for (const { key, initial } of ceremonies) {
    const number = parseRegistryNumber(initial[register] ?? '');
    if (number !== undefined) known.set(key, number);
  }
  return known;
}

interface KnownCeremonies {
  readonly initial: ReadonlyMap<string, RegistryNumber>;
  /** The first place after those that a restore left out. */
  readonly skips: ReadonlyMap<string, number | undefined>;
  /** Ceremonies with titles. */
  readonly issued: ReadonlySet<string>;
}

function* toSeries(
  key: string,
  group: readonly NumberedEntry[],
  { initial, skips, issued }: KnownCeremonies,
): Generator<Pause, readonly Series[], undefined> {
  const numbered = [...group].sort((a, b) => compareBigints(a.number.value, b.number.value));
  const lowest = numbered[0]?.number;
  if (lowest === undefined) return [];
  const ofSeries = [...initial].filter(([, number]) => seriesKey(number) === key);
  const reserved = ofSeries.flatMap(([name, { value }]) => (issued.has(name) ? [] : [value]));
  const own = new Map(ofSeries);
  const blocks = yield* blocksOf(numbered, own, skips);
  const model = own.get(blocks[0]?.ceremony ?? '') ?? lowest;
  return [{ model, numbered, blocks, reserved: reserved.sort(compareBigints) }];
}

function* blocksOf(
  numbered: readonly NumberedEntry[],
  initial: ReadonlyMap<string, RegistryNumber>,
  skips: KnownCeremonies['skips'],
): Generator<Pause, readonly CeremonyBlock[], undefined> {
  const values = new Map<string, bigint[]>();
  yield* visitInSteps(numbered, ({ number, entry }) => {
    if (entry.isReplacement !== true) addTo(values, entry.ceremony, number.value);
  });
  return [...values]
    .flatMap(([ceremony, own]) =>
      blockOf(ceremony, own, initial.get(ceremony)?.value, skips.get(ceremony)),
    )
    .sort((a, b) => compareBigints(a.start, b.start));
}

/** Numbers below the initial number are strays, not the beginning of the block, unless there are no others. */
function blockOf(
  ceremony: string,
  values: readonly bigint[],
  declared: bigint | undefined,
  skips: number | undefined,
): readonly CeremonyBlock[] {
  const regular = declared === undefined ? [] : values.filter((value) => value >= declared);
  const [first] = regular.length > 0 ? regular : values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return [];
  const isDeclared = declared !== undefined && regular.length > 0;
  const skippedTo = isDeclared && skips !== undefined ? declared + BigInt(skips) - 1n : undefined;
  return [{ ceremony, start: isDeclared ? declared : first, first, last, isDeclared, skippedTo }];
}
