/**
 * A rule's reason to decline what somebody asks for. The status and Spanish message for each id are in
 * `contract/refusals.ts`.
 */
export interface Refusal<Id extends string = string> {
  /** Identifies the refusal. */
  readonly id: Id;
  /** Inserted into the message: `{ titles: 3 }`. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}
