/** The text about personal data that a university has in force. */
export interface PrivacyInForce {
  /** True if graduates must authorise it. */
  readonly isRequired: boolean;
  readonly text: string;
  readonly version: string;
  /** The address of the page with the details. */
  readonly href: string | undefined;
}
