import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Timestamp } from '#domain/calendar/timestamp.ts';

/** The person who acts for a graduate, and the power of attorney. */
interface TitleProxy {
  readonly name: string;
  readonly identificationType: string;
  readonly idNumber: string;
  /** The reference of the power of attorney: notary, number, date. */
  readonly authority: string;
}

/** Collected a title: the graduate, or a proxy, whose data are undefined after their erasure. */
export type Collector =
  | { readonly kind: 'graduate' }
  | { readonly kind: 'proxy'; readonly proxy: TitleProxy | undefined };

interface HandoverEntry {
  readonly id: number;
  readonly titleId: number;
  /** The title's entry before this one, which this one replaces. */
  readonly previousId: number | undefined;
  readonly recordedAt: Timestamp | undefined;
  /** The user who recorded it. */
  readonly recordedBy: string | undefined;
  /** The reason of a correction. */
  readonly reason: string | undefined;
}

/** Records that a title was collected. */
export interface Delivery extends HandoverEntry {
  readonly kind: 'delivered';
  readonly day: CalendarDate;
  readonly collector: Collector;
  readonly notes: string | undefined;
}

/** Records that the title was not collected, although the entry before says so. */
export interface WithdrawnDelivery extends HandoverEntry {
  readonly kind: 'not-delivered';
}

/** An entry of the book of hand-overs. Entries are never changed: a further entry of the title replaces one. */
export type Handover = Delivery | WithdrawnDelivery;
