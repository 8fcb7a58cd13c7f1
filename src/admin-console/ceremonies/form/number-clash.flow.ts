import { type Register, registers } from '#domain/registers.ts';
import {
  type NumberOwner,
  type NumberRange,
  rangeFrom,
} from '#domain/registry/numbering/number-ranges.ts';
import {
  compareBigints,
  formatRegistryNumber,
  isSameSeries,
  parseRegistryNumber,
} from '#domain/registry/registry-number.ts';

/** Numbers that a ceremony would assign although another one has them. */
export interface NumberClash {
  readonly register: Register;
  /** The other ceremony's name, which may be empty. */
  readonly name: string;
  /** The first and the last shared number, in the other ceremony's format. */
  readonly from: string;
  readonly to: string;
}

export interface RequestedNumbers {
  /** Undefined for a new ceremony. */
  readonly ceremonyId: number | undefined;
  /** The initial numbers as entered. */
  readonly initial: Readonly<Record<Register, string>>;
  /** The number of graduates; the minimum is one. */
  readonly graduates: number;
}

/**
 * Finds clashes between a ceremony's numbers, one per graduate from each initial number on, and those of other
 * ceremonies. A text without digits never clashes.
 */
export function findNumberClashes(
  requested: RequestedNumbers,
  owners: readonly NumberOwner[],
): readonly NumberClash[] {
  const others = owners.filter(
    ({ ceremonyId }) => ceremonyId === undefined || ceremonyId !== requested.ceremonyId,
  );
  return registers.flatMap((register) => {
    const first = parseRegistryNumber(requested.initial[register]);
    const [range] = first === undefined ? [] : rangeFrom(first, Math.max(requested.graduates, 1));
    if (range === undefined) return [];
    return others.flatMap(({ name, ranges }) => clashWith(range, ranges[register], register, name));
  });
}

function clashWith(
  range: NumberRange,
  otherRanges: readonly NumberRange[],
  register: Register,
  name: string,
): readonly NumberClash[] {
  const shared = otherRanges.flatMap((other) => overlap(range, other) ?? []);
  const [lowest] = shared;
  const highest = shared.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  return [{ register, name, from: format(lowest, lowest.first.value), to: format(highest) }];
}

function overlap(range: NumberRange, other: NumberRange): NumberRange | undefined {
  if (!isSameSeries(range.first, other.first)) return undefined;
  const startsBefore = range.first.value < other.first.value;
  const first = startsBefore ? other.first : { ...other.first, value: range.first.value };
  const [last = range.last] = [range.last, other.last].sort(compareBigints);
  return first.value > last ? undefined : { first, last };
}

function format({ first, last }: NumberRange, value = last): string {
  return formatRegistryNumber({ ...first, value });
}
