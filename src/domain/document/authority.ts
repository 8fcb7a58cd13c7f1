import type { CalendarDate } from '../calendar/calendar-date.ts';

/** An official who signs documents. */
export interface Authority {
  readonly id: number;
  readonly name: string;
  readonly office: string;
  /** The faculty whose titles alone the official signs; undefined for all titles. */
  readonly facultyId: number | undefined;
  readonly facultyName: string | undefined;
  /** The first and the last day in office; the last one is undefined while the official is in office. */
  readonly validFrom: CalendarDate | undefined;
  readonly validUntil: CalendarDate | undefined;
  /** The picture of the signature as a data URL. */
  readonly signature: string | undefined;
  /** The server's version of the row. */
  readonly version: string | undefined;
}
