import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Timestamp } from '../calendar/timestamp.ts';
import { isHeld, type TitleHold } from './title-hold.ts';

/** The ways in which an issued title is corrected: it is never edited. */
export const titleEntryKinds = ['annulled', 'rectified', 'duplicated'] as const;

/** The kind of a correction of an issued title. */
export type TitleEntryKind = (typeof titleEntryKinds)[number];

/** The possible causes of the error that a rectification corrects: an act of the university or of the graduate. */
export const errorCauses = ['university', 'graduate'] as const;

/** The cause of the error that a rectification corrects. */
export type ErrorCause = (typeof errorCauses)[number];

/** The act by which a university annuls, rectifies or duplicates a title. */
export interface Resolution<Day = CalendarDate | undefined> {
  /** Its number, as the university writes it: '0123-2026'. */
  readonly number: string;
  /** The day of the act. */
  readonly date: Day;
  /** The body that decided: a council, the rector. */
  readonly body: string;
  /** Its reason, as text. */
  readonly reason: string;
}

/** The facts of an entry that decide a title's standing. */
export type StandingEntry<Day = CalendarDate | undefined> =
  | {
      readonly kind: 'annulled' | 'duplicated';
      readonly resolution: Resolution<Day>;
    }
  | {
      readonly kind: 'rectified';
      readonly resolution: Resolution<Day>;
      /** The id of the title that was issued in its place. */
      readonly replacedBy: number;
      /** True if only registrars may see that the two titles belong together. @default false */
      readonly hidesFormerName?: boolean;
    };

/** An entry about an issued title. Entries are added, and never changed or deleted. */
export type TitleEntry = StandingEntry & {
  readonly id: number;
  readonly titleId: number;
  /** The cause of the error that a rectification corrects; undefined if nobody stated it. The public never reads it. */
  readonly cause?: ErrorCause | undefined;
  /** The name of the user who entered it. */
  readonly enteredBy: string | undefined;
  readonly enteredAt: Timestamp | undefined;
};

/** The standing of an issued title, and how many duplicates were issued of it. */
export type TitleStanding<Day = CalendarDate | undefined> = {
  readonly duplicates: number;
} /** In force; `on-hold` while the university reviews it. */ & (
  | { readonly kind: 'valid' | 'on-hold' }
  | { readonly kind: 'annulled'; readonly resolution: Resolution<Day> }
  | {
      readonly kind: 'rectified';
      readonly resolution: Resolution<Day>;
      /** The id of the title that was issued in its place. */
      readonly by: number;
      /** True if only registrars may see that the two titles belong together. */
      readonly hidesFormerName: boolean;
    }
);

/** Derives a title's standing from its entries, and from those about its review, the oldest first. */
export function titleStanding<Day>(
  entries: readonly StandingEntry<Day>[],
  holds: readonly Pick<TitleHold, 'kind'>[] = [],
): TitleStanding<Day> {
  const duplicates = entries.filter(({ kind }) => kind === 'duplicated').length;
  for (const entry of entries) {
    const { resolution } = entry;
    if (entry.kind === 'annulled') return { kind: 'annulled', resolution, duplicates };
    if (entry.kind === 'rectified') {
      const { replacedBy: by, hidesFormerName = false } = entry;
      return { kind: 'rectified', by, hidesFormerName, resolution, duplicates };
    }
  }
  return { kind: isHeld(holds) ? 'on-hold' : 'valid', duplicates };
}
