/** Where the person is, by the address bar or by what the host uses instead. */
export interface RouterLocation {
  /** Begins with '/', without the adapter's base. */
  readonly pathname: string;
  /** Begins with '?' or is empty. */
  readonly search: string;
  /** Begins with '#' or is empty. */
  readonly hash: string;
}

/** Asks the person before a navigation. */
export interface NavigationGuard {
  /** @param to where the person is about to go; undefined for a page outside of the adapter's base */
  concerns(to: RouterLocation | undefined): boolean;
  /** Asks the person. The navigation waits until one of the two is called. */
  ask(answer: { leave(): void; stay(): void }): void;
}

/**
 * A location store over the host's router. Matching of routes is ours; the adapter only says where we are and goes
 * elsewhere. Paths begin with '/', which is the adapter's base: the host's root, or the folder it was mounted under.
 */
export interface RouterAdapter {
  /**
   * The folder of the host's router that is ours; '' or absent where it is the whole router. Null where the host gave
   * something that is no path.
   */
  readonly mount?: string | null | undefined;
  /**
   * The same object until the location changes, so that it can be compared. It stays while the host shows a page
   * outside
   * of the base: what is shown there is the host's affair. On a server it must not throw.
   */
  getLocation(): RouterLocation;
  /** Calls back after every change, those by the back button included. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Goes to a path without loading the page anew. */
  navigate(to: string, options?: { readonly replace?: boolean | undefined }): void;
  /** The address to put into a link, so that it can be opened in a new tab. */
  href(to: string): string;
  /** A full navigation that loads the page again, as after a 401. */
  leave(to: string): void;
  /**
   * Holds navigations within the page, those of the host and of the back button included. The console holds one guard
   * at a time. Absent where the host's router has no such guard. @returns the end of holding.
   */
  block?(guard: NavigationGuard): () => void;
}
