/** A test or a script that failed, and the place where it was looked for. */
export interface Failure {
  readonly place: string;
  readonly title: string;
}

export interface Search {
  /** The copy of the repository. */
  readonly folder: string;
  /** Files of tests, alone or with words of a title behind ' > '; patterns for titles of stories; npm scripts. */
  readonly places: readonly string[];
  /** Whether rare tests run too. */
  readonly isRare: boolean;
}
