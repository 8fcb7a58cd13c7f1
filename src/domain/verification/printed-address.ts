/** An address of the verification, with `{code}`, that printed documents carry. */
export interface PrintedAddress {
  readonly address: string;
  /** The number of printed copies with the address. */
  readonly prints: number;
  /** Those of them that were printed before the server recorded addresses. */
  readonly earlierPrints: number;
  /** True for the address that documents printed now carry. */
  readonly isCurrent: boolean;
}
