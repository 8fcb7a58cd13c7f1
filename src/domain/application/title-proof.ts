import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Timestamp } from '../calendar/timestamp.ts';

/** The wording of a title, as the graduate reads it before the issue. */
export interface ProposedTitle {
  /** Identifies the wording: an answer names the one that the graduate has read. */
  readonly version: string;
  readonly fullName: string | undefined;
  readonly identification: string | undefined;
  /** The degree in the graduate's gender; undefined while the career has no nomenclature for it. */
  readonly degreeTitle: string | undefined;
  readonly careerName: string | undefined;
  readonly facultyName: string | undefined;
  readonly ceremonyName: string | undefined;
  readonly ceremonyDate: CalendarDate | undefined;
  readonly ceremonyLocation: string | undefined;
  /** The rendered document as SVG; undefined if the server renders none. */
  readonly image: string | undefined;
}

/** The status of a wording request: open, or decided by the registrar. */
export type WordingRequestStatus = 'open' | 'accepted' | 'answered';

/** A change of the wording that a graduate asks for; `correction` on the wire. */
export interface WordingRequest {
  readonly id: number;
  readonly status: WordingRequestStatus;
  readonly description: string;
  readonly requestedAt: Timestamp | undefined;
  /** The registrar's text to the graduate. */
  readonly reply: string | undefined;
  readonly decidedAt: Timestamp | undefined;
}

/** The graduate's latest answer. */
export interface ProofAnswer {
  readonly kind: 'correct' | 'correction';
  readonly at: Timestamp | undefined;
  /** False if the wording has changed since. */
  readonly isCurrent: boolean;
}

/** The proof of a title: open until the last day, then closed; `issued` once the title exists. */
export type TitleProof = {
  readonly lastDay: CalendarDate | undefined;
  readonly answer: ProofAnswer | undefined;
  /** The latest wording request. */
  readonly wordingRequest: WordingRequest | undefined;
} & (
  | { readonly status: 'open'; readonly title: ProposedTitle }
  | { readonly status: 'closed' | 'issued' }
);

/** The proof of one application, for the registrar. Without one, the graduate has never looked at it. */
export interface ApplicationProof {
  /** The id of the application. */
  readonly id: number;
  /** `changed`: the wording has changed since the graduate confirmed it. */
  readonly status: 'seen' | 'correct' | 'changed';
  /** The latest wording request. */
  readonly wordingRequest: WordingRequest | undefined;
}

/** The most characters of a wording request, and of the reply to it. */
export const longestWordingRequest = 1000;
