import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { RegistryNumbers } from '../registry/issued-title.ts';

/** A title as anybody with its code may see it. */
export interface VerifiedTitle {
  readonly code: string;
  readonly standing: VerifiedStanding;
  readonly university: string | undefined;
  /** The text of the title; undefined if it is replaced, because its name is hidden. */
  readonly facts: VerifiedFacts | undefined;
  /** True if the code also opens the document for comparison. */
  readonly hasDocument: boolean;
}

/** The text of a title, as verification shows it. */
export interface VerifiedFacts {
  readonly personName: string;
  readonly degreeTitle: string | undefined;
  /** One more datum that tells people of one name apart, if the university states one. */
  readonly datum: HomonymDatum | undefined;
  /** The day of the ceremony, which the paper states. */
  readonly ceremonyDate: CalendarDate | undefined;
  readonly issueDate: CalendarDate | undefined;
  readonly registry: RegistryNumbers;
}

/** The end of the identity document's number, or the year of birth. */
export type HomonymDatum =
  | { readonly kind: 'documentEnd'; readonly value: string }
  | { readonly kind: 'birthYear'; readonly value: string };

/** The document of a title, for comparison with the paper. */
export interface VerifiedDocument {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** The standing of a title in the register. */
export type VerifiedStanding =
  | { readonly kind: 'valid' }
  | {
      readonly kind: 'rectified';
      readonly resolution: StatedResolution | undefined;
      /** The code of the title that replaces it. */
      readonly currentCode: string | undefined;
    }
  | { readonly kind: 'annulled'; readonly resolution: StatedResolution | undefined }
  /** The university reviews it, and says neither that it is valid nor that it is annulled. */
  | { readonly kind: 'on-hold' }
  /** Another title replaces it, which nothing may name, because the two have different names. */
  | { readonly kind: 'replaced' };

/** A resolution as verification shows it, without its reason. */
export interface StatedResolution {
  readonly number: string;
  readonly date: CalendarDate | undefined;
  readonly body: string | undefined;
}

/** The result of a verification: the standing of the title, or no title with the code. */
export type VerificationResult = VerifiedStanding['kind'] | 'unknown';
