/** A text for a placeholder, and the career and ceremony that it is limited to. */
export interface AdditionalField {
  /** Name of the placeholder. */
  readonly name: string;
  /** The text. */
  readonly value: string;
  /** Undefined for all careers. */
  readonly careerId: number | undefined;
  /** Undefined for all ceremonies. */
  readonly ceremonyId: number | undefined;
}

/** A stored field with the names of its career and ceremony. */
export interface NamedAdditionalField extends AdditionalField {
  readonly id: number;
  readonly careerName: string | undefined;
  readonly ceremonyName: string | undefined;
  /** The server's version of the row. */
  readonly version: string | undefined;
}
