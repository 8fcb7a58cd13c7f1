import {
  type NumberOwner,
  type NumberRange,
  rangeFrom,
} from '../../../domain/registry/number-ranges.ts';
import { type Register, registers } from '../../../domain/registry/registers.ts';
import {
  compareBigints,
  formatRegistryNumber,
  isSameSeries,
  parseRegistryNumber,
} from '../../../domain/registry/registry-number.ts';

/** Numbers that this ceremony would take although another has them. */
export interface NumberClash {
  readonly register: Register;
  /** The other ceremony's name; may be empty. */
  readonly name: string;
  /** The first and the last number that both have, as the other writes them. */
  readonly from: string;
  readonly to: string;
}

export interface OwnNumbers {
  /** Undefined for a ceremony that is being created. */
  readonly ceremonyId: number | undefined;
  /** The initial numbers as they are typed. */
  readonly initial: Readonly<Record<Register, string>>;
  /** How many graduates will take a number; less than one counts as one. */
  readonly graduates: number;
}

/**
 * Where a ceremony's numbers would run into another's: from each initial number on, one for each graduate. A text
 * without digits clashes with nothing.
 */
export function findNumberClashes(
  own: OwnNumbers,
  owners: readonly NumberOwner[],
): readonly NumberClash[] {
  const others = owners.filter(
    ({ ceremonyId }) => ceremonyId === undefined || ceremonyId !== own.ceremonyId,
  );
  return registers.flatMap((register) => {
    const first = parseRegistryNumber(own.initial[register]);
    const [range] = first === undefined ? [] : rangeFrom(first, Math.max(own.graduates, 1));
    if (range === undefined) return [];
    return others.flatMap(({ name, ranges }) => clashWith(range, ranges[register], register, name));
  });
}

function clashWith(
  own: NumberRange,
  ranges: readonly NumberRange[],
  register: Register,
  name: string,
): readonly NumberClash[] {
  const shared = ranges.flatMap((range) => overlap(own, range) ?? []);
  const [lowest] = shared;
  const highest = shared.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  return [{ register, name, from: written(lowest, lowest.first.value), to: written(highest) }];
}

function overlap(own: NumberRange, other: NumberRange): NumberRange | undefined {
  if (!isSameSeries(own.first, other.first)) return undefined;
  const startsBefore = own.first.value < other.first.value;
  const first = startsBefore ? other.first : { ...other.first, value: own.first.value };
  const [last = own.last] = [own.last, other.last].sort(compareBigints);
  return first.value > last ? undefined : { first, last };
}

function written({ first, last }: NumberRange, value = last): string {
  return formatRegistryNumber({ ...first, value });
}
