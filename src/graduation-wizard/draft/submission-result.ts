import type { FieldMessages } from '#api/api-error.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ApplicationDraft } from './application-draft.ts';

/**
 * Why an application was not sent, as far as the user should react differently. `conflict`: the person has applied
 * already, or the ceremony has closed. `privacy`: the text about personal data was replaced by the one in force.
 */
export type SubmitFailure = 'no-answer' | 'refused' | 'conflict' | 'privacy' | 'other';

/** The server's explanation of a failed attempt. */
export interface ServerExplanation {
  /** For the user. */
  readonly message: string | undefined;
  /** Its messages about single fields, by their names on the wire. */
  readonly fields: FieldMessages | undefined;
}

/** An application that the university has received. */
export interface Received {
  /** AG-YYYY-NNN. */
  readonly code: string;
  /** The key for the links of the receipt, from a server whose look-up needs it. */
  readonly key?: string | undefined;
  /** The university's day when the response came. */
  readonly sentOn: CalendarDate;
  /** The choices, since another list may lack them. */
  readonly ceremony: ReceivedCeremony | undefined;
  readonly career: ReceivedCareer | undefined;
  /** The input; after a reload only the fields of the receipt. */
  readonly draft: ApplicationDraft;
  /** True if the tab had stored it, as after a reload. */
  readonly isRestored?: true;
}

interface ReceivedCeremony {
  readonly name: string;
  readonly date?: CalendarDate | undefined;
  readonly location?: string | undefined;
}

interface ReceivedCareer {
  readonly name: string;
  readonly typeName?: string | undefined;
}
