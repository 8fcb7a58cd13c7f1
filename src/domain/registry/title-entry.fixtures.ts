import type { TitleEntry } from './title-entry.ts';

type Facts = Pick<TitleEntry, 'id' | 'titleId' | 'resolution' | 'enteredBy' | 'enteredAt'>;

const facts: Facts = {
  id: 1,
  titleId: 1,
  resolution: {
    number: 'CU-0123-2026',
    date: { year: 2026, month: 8, day: 3 },
    body: 'Consejo Universitario',
    reason: 'El primer apellido se escribió sin tilde.',
  },
  enteredBy: 'Mariela Rondón',
  enteredAt: undefined,
};

/** An entry about an issued title; a duplicate unless the test says otherwise. */
export function aTitleEntry(
  change: Partial<Facts> &
    (
      | { kind?: 'annulled' | 'duplicated' }
      | { kind: 'rectified'; replacedBy: number; hidesFormerName?: boolean }
    ) = {},
): TitleEntry {
  if (change.kind === 'rectified') return { ...facts, ...change };
  return { ...facts, ...change, kind: change.kind ?? 'duplicated' };
}
