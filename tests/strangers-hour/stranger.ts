import type { Page } from 'playwright';
import type { Desk } from './desk.ts';

/** Somebody who has never seen the package and follows a page of its documentation. */
export interface Stranger {
  /** By which it is chosen: `npm run strangers-hour -- vue`. */
  readonly name: string;
  /** What is followed. */
  readonly follows: string;
  /** From an empty folder to a page that is served. */
  readonly build: (desk: Desk) => Promise<void>;
  /** The path of the page. @default '/' */
  readonly path?: string;
  /** What a person then does there, and what it is called in the report. */
  readonly use: readonly [what: string, action: (page: Page) => Promise<void>];
}
