import type { LayoutProblem } from './document-problem.ts';

/** The problems on paper of the titles that an issue would create now. */
export interface IssueCheck {
  /** The name of the template by which they were laid out; undefined if there is none. */
  readonly template: string | undefined;
  readonly problems: readonly IssueProblem[];
}

/** A problem of one application's title; without an application, of all titles. */
export interface IssueProblem {
  readonly applicationId: number | undefined;
  readonly problem: LayoutProblem;
}
