import type { Refusal } from '#contract/schema/refusal.ts';
import { type Register, registers } from '#domain/registers.ts';
import type { TakenNumber } from '#domain/registry/numbering/taken-number.ts';
import { parseRegistryNumber } from '#domain/registry/registry-number.ts';

/** Refuses bulk issue before the ceremony is completed, and without a confirmed application. */
export function refuseIssue(
  isCompleted: boolean,
  confirmed: number,
): Refusal<'ceremonyNotCompleted' | 'nobodyConfirmed'> | undefined {
  if (!isCompleted) return { id: 'ceremonyNotCompleted' };
  return confirmed === 0 ? { id: 'nobodyConfirmed' } : undefined;
}

/** Refuses to number titles from an initial number without a digit. */
export function refuseNumbering(
  initials: Readonly<Record<`${Register}_initial`, string>>,
  titles: number,
): Refusal<'numberUnusable'> | undefined {
  if (titles === 0) return undefined;
  for (const series of registers) {
    const initial = initials[`${series}_initial`];
    if (parseRegistryNumber(initial) === undefined) {
      return { id: 'numberUnusable', values: { series, initial } };
    }
  }
  return undefined;
}

/**
 * Refuses an issue that would give a number again. No title is issued, because leaving the number out would leave a gap.
 */
export function refuseTakenNumber(
  taken: readonly TakenNumber<{ readonly fullName: string }>[],
): Refusal<'numberTaken'> | undefined {
  const [first] = taken;
  if (first === undefined) return undefined;
  const { register: series, number, holder } = first;
  return {
    id: 'numberTaken',
    values: { series, number, holder: holder.fullName, others: taken.length - 1 },
  };
}
