import type { Page } from 'playwright';
import type { Project } from './project.ts';

/** A page of the documentation, followed by a newcomer in an empty project. */
export interface Walkthrough {
  /** Name on the command line: `npm run test:onboarding -- vue`. */
  readonly name: string;
  /** The followed page and section. */
  readonly follows: string;
  /** Builds the project, from an empty folder to a served page. */
  readonly build: (project: Project) => Promise<void>;
  /** The path of the page. @default '/' */
  readonly path?: string;
  /** The final step in the browser, with its label in the report. */
  readonly use: readonly [what: string, action: (page: Page) => Promise<void>];
}
