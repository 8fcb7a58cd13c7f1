/** A failed test or script, and the place that was searched. */
export interface Failure {
  readonly place: string;
  readonly title: string;
}

export interface Search {
  /** The copy of the repository. */
  readonly folder: string;
  /** Test files, optionally with part of a title after ' > '; patterns for titles of stories; npm scripts. */
  readonly places: readonly string[];
  /** True if rare tests run too. */
  readonly isRare: boolean;
}
