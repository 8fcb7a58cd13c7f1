import type { Delivery, WithdrawnDelivery } from './handover.ts';

/** A delivery; each test sets only the fields that it is about. */
export function aDelivery(change: Partial<Delivery> = {}): Delivery {
  return {
    id: 1,
    titleId: 1,
    kind: 'delivered',
    day: { year: 2026, month: 7, day: 20 },
    collector: { kind: 'graduate' },
    notes: undefined,
    previousId: undefined,
    reason: undefined,
    recordedAt: undefined,
    recordedBy: 'Mariela Rondón',
    ...change,
  };
}

/** An entry that says that the title was not collected. */
export function aWithdrawal(change: Partial<WithdrawnDelivery> = {}): WithdrawnDelivery {
  return {
    id: 2,
    titleId: 1,
    kind: 'not-delivered',
    previousId: 1,
    reason: 'Era otra persona',
    recordedAt: undefined,
    recordedBy: 'Mariela Rondón',
    ...change,
  };
}
