import type { Page } from 'playwright';
import type { Project } from './project.ts';

/** Somebody who has never seen the package and follows a page of its documentation. */
export interface Walkthrough {
  /** By which it is chosen: `npm run test:onboarding -- vue`. */
  readonly name: string;
  /** What is followed. */
  readonly follows: string;
  /** From an empty folder to a page that is served. */
  readonly build: (project: Project) => Promise<void>;
  /** The path of the page. @default '/' */
  readonly path?: string;
  /** What a person then does there, and what it is called in the report. */
  readonly use: readonly [what: string, action: (page: Page) => Promise<void>];
}
