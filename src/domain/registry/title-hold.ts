import type { Timestamp } from '../calendar/timestamp.ts';

/** The entries about the review of an issued title: it is put on hold, and the hold is lifted. */
export const titleHoldKinds = ['held', 'lifted'] as const;

/** The kind of an entry about a review. */
export type TitleHoldKind = (typeof titleHoldKinds)[number];

/** An entry about the review of an issued title. Entries are added, and never changed or deleted. */
export interface TitleHold {
  readonly id: number;
  readonly titleId: number;
  readonly kind: TitleHoldKind;
  readonly reason: string;
  /** The name of the user who entered it. */
  readonly enteredBy: string | undefined;
  readonly enteredAt: Timestamp | undefined;
}

/** True if the last entry, of those about one title with the oldest first, puts it on hold. An annulment ends a hold too. */
export function isHeld(holds: readonly { readonly kind: TitleHoldKind }[]): boolean {
  return holds.at(-1)?.kind === 'held';
}
