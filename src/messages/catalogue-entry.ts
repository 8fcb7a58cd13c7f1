/** An entry of docs/errors.md: a failure of a call, a warning in the console, or a finding of the doctor. */
export interface CatalogueEntry {
  /** The kind of a failed call or of a finding; absent for warnings. */
  readonly kind?: string;
  readonly meaning: string;
  readonly remedy: string;
}
