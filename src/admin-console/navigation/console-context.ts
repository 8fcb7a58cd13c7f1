import { createContext, useContext } from 'react';
import type { RouterLocation } from '../../routing/router-adapter.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** The location of a section within the console. Paths are relative to the console's base: '/ceremonies'. */
export interface Console {
  /** The console's folder as the router sees it: '/admin'. */
  readonly basePath: string;
  /** Where the person is, seen from the base: `pathname` is '/ceremonies' at '/admin/ceremonies', '/' at the base. */
  readonly location: RouterLocation;
  /** Goes to a path of the console without loading the page anew. */
  navigate(to: string, options?: { readonly replace?: boolean | undefined }): void;
  /** The address to put into a link to a path of the console. */
  href(to: string): string;
  /** Who is signed in (`personOf`). */
  readonly person: string;
  /** Query strings of sections that were left, by person and section, as long as the console is mounted. */
  readonly leftFilters: Map<string, string>;
  /** Whether the person came here by moving within the console, so that the heading takes the focus. */
  hasMoved(): boolean;
  /** Forms that hold changes (`useUnsavedWork`). */
  readonly unsavedWork: UnsavedWork;
  /**
   * The console's instance of a section's store, which outlives the section's view. Calls `create` once per console.
   *
   * @example const store = useConsole().storeOf(createIssueStore);
   */
  storeOf<Store>(create: () => Store): Store;
  /** Whether the dashboard counts on arrival, or when it is asked to. */
  readonly dashboard: 'static' | 'live';
  /** The site's own name, for the document's title; undefined when the host keeps the title to itself. */
  readonly documentTitle: string | undefined;
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

/**
 * The console that a section belongs to.
 *
 * @throws outside of one: sections are no widgets of their own.
 */
export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (console === undefined) {
    throw new Error('birrete: a section of the console is rendered outside of <AdminConsole>.');
  }
  return console;
}
