import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

/**
 * Why an application was not sent, as far as the user should react differently. `privacy`: the text about personal data
 * was replaced by the one in force.
 */
export type SubmitFailure = 'no-answer' | 'refused' | 'privacy' | 'other';

/** An application that the university has received. */
export interface Received {
  /** AG-YYYY-NNN. */
  readonly code: string;
  /** The key for the links of the receipt, from a server whose look-up needs it. */
  readonly key?: string | undefined;
  /** The user's local day when the response came. */
  readonly sentOn: CalendarDate;
}
