import { type ListedPerson, personOrderKey } from '#domain/person/person-order.ts';
import type { Register } from '#domain/registers.ts';
import { compareCodeUnits } from '#domain/text/spanish-order.ts';
import {
  advanceRegistryNumber,
  formatRegistryNumber,
  isSameSeries,
  parseRegistryNumber,
  type RegistryNumber,
} from '../registry-number.ts';

/** The facts about a graduate that decide their place in the three registers. */
export interface Numbered extends ListedPerson {
  /** The id of the application. */
  readonly id: number;
  /** The application's code. */
  readonly code: string;
  /** The order of the graduate's career in each register; 0 without a career. */
  readonly careerOrders: Readonly<Record<Register, number>>;
}

/** A graduate's number in a register, and how many numbers of the same issue come before it. */
export interface AssignedNumber {
  /** The number. */
  readonly number: string;
  /** Number of graduates of the same issue before this one. */
  readonly step: number;
}

/** Sorts graduates by the order of their careers in a register, then in the order of people. */
export function inRegisterOrder<Graduate extends Numbered>(
  graduates: readonly Graduate[],
  register: Register,
): readonly Graduate[] {
  return graduates
    .map((graduate) => ({ graduate, key: personOrderKey(graduate) }))
    .sort(
      ({ graduate: a, key: aKey }, { graduate: b, key: bKey }) =>
        a.careerOrders[register] - b.careerOrders[register] ||
        compareCodeUnits(aKey, bKey) ||
        a.id - b.id,
    )
    .map(({ graduate }) => graduate);
}

/**
 * Assigns consecutive numbers of a register, from `next` on, in the order of the register.
 *
 * @returns the numbers by application id; none when `next` is undefined.
 */
export function numberSeries(
  graduates: readonly Numbered[],
  register: Register,
  next: RegistryNumber | undefined,
): ReadonlyMap<number, AssignedNumber> {
  if (next === undefined) return new Map();
  return new Map(
    inRegisterOrder(graduates, register).map(({ id }, step) => {
      const number = formatRegistryNumber(advanceRegistryNumber(next, step));
      return [id, { number, step }];
    }),
  );
}

/**
 * The first free number of a ceremony's series: after as many numbers as it has titles, and after the highest of its
 * numbers. Numbers of other ceremonies do not count (docs/decisions/0047).
 *
 * @param initial the ceremony's initial number.
 * @param issued the numbers of the ceremony's titles in this register; a missing or unreadable one still counts as one.
 * @returns undefined when the initial number has no digit.
 */
export function nextNumber(
  initial: string | undefined,
  issued: readonly (string | undefined)[],
): RegistryNumber | undefined {
  const first = parseRegistryNumber(initial ?? '');
  if (first === undefined) return undefined;
  let next = advanceRegistryNumber(first, issued.length);
  for (const text of issued) {
    const number = parseRegistryNumber(text ?? '');
    if (number === undefined || !isSameSeries(number, first)) continue;
    if (number.value >= next.value) next = { ...next, value: number.value + 1n };
  }
  return next;
}
