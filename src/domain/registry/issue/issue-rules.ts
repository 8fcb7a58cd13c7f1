import type { Refusal } from '#domain/refusal.ts';
import { type Register, registers } from '#domain/registers.ts';
import { parseRegistryNumber } from '../registry-number.ts';

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
