import { createContext, useContext } from 'react';
import type { CsvSeparator } from '#domain/text/csv.ts';
import type { RouterLocation } from '#routing/router-adapter.ts';
import type { Can } from '../permissions/console-actions.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** The console's location, navigation and client state. Paths are relative to the console's base: '/ceremonies'. */
export interface Console {
  /** The console's base path in the router: '/admin'. */
  readonly basePath: string;
  /** The current location. `pathname` is relative to the base: '/ceremonies' at '/admin/ceremonies', '/' at the base. */
  readonly location: RouterLocation;
  /** Navigates to a path of the console without reloading the page. */
  navigate(to: string, options?: { readonly replace?: boolean | undefined }): void;
  /** Returns the URL for a link to a path of the console. */
  href(to: string): string;
  /** True if the console has the section of a path. */
  hasSection(path: string): boolean;
  /** Returns true if the host offers an action to the user. A stable function while the answers stay the same. */
  readonly can: Can;
  /** Identifies the signed-in user (`personOf`). */
  readonly person: string;
  /** The last query string of each section, by user and section, while the console is mounted. */
  readonly rememberedFilters: Map<string, string>;
  /** True if the user has navigated within the console, so that the next heading takes the focus. */
  hasNavigated(): boolean;
  /** The registered unsaved work (`useUnsavedWork`). */
  readonly unsavedWork: UnsavedWork;
  /**
   * The console's instance of a section's store, which outlives the section's view. Calls `create` once per console.
   *
   * @example const store = useConsole().storeOf(createIssueStore);
   */
  storeOf<Store>(create: () => Store): Store;
  /** `live` counts the dashboard's figures at once, `static` on request. */
  readonly dashboard: 'static' | 'live';
  /** The university's frequent reasons for a rejection, which administrators can choose. */
  readonly rejectionReasons: readonly string[];
  /** The separator of CSV files that the console makes. */
  readonly csvSeparator: CsvSeparator;
  /** The product's name in the document's title; undefined when the host sets the title itself. */
  readonly documentTitle: string | undefined;
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

/**
 * Returns the console around a section.
 *
 * @throws outside of `AdminConsole`
 */
export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (console === undefined) {
    throw new Error('birrete: a section of the console is rendered outside of <AdminConsole>.');
  }
  return console;
}
