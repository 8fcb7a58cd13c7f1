import type { Timestamp } from '../calendar/timestamp.ts';

/** The seal of what the documents of a title state. */
export interface TitleSeal {
  /** When an upgrade sealed it as it stood then; undefined for a title whose issue sealed it. */
  readonly asFoundAt: Timestamp | undefined;
}
