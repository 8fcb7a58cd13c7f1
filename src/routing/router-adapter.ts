/** The current location, from the address bar or the host's router. */
export interface RouterLocation {
  /** Begins with '/', without the adapter's base. */
  readonly pathname: string;
  /** Begins with '?' or is empty. */
  readonly search: string;
  /** Begins with '#' or is empty. */
  readonly hash: string;
}

/** Asks the user before a navigation. */
export interface NavigationGuard {
  /** True if the user must be asked before this navigation. @param to the target; undefined for a page outside of the adapter's base */
  concerns(to: RouterLocation | undefined): boolean;
  /** Asks the user. The navigation waits until one of the two is called. */
  ask(answer: { leave(): void; stay(): void }): void;
}

/**
 * A location store over the host's router. The widgets match routes; the adapter only reports the location and
 * navigates. Paths begin with '/', which is the adapter's base: the host's root, or the folder of its mount.
 */
export interface RouterAdapter {
  /** The folder of the host's router that the widgets use; '' or absent for the whole router. */
  readonly mount?: string | undefined;
  /**
   * The current location: the same object until it changes, so that it can be compared. It stays the same while the
   * host shows a page outside of the base. On a server it must not throw.
   */
  getLocation(): RouterLocation;
  /** Calls back after every change, those by the back button included. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Navigates to a path without reloading the page. */
  navigate(to: string, options?: { readonly replace?: boolean | undefined }): void;
  /** The address for a link, so that it can be opened in a new tab. */
  href(to: string): string;
  /** Loads a page, as after a 401. */
  leave(to: string): void;
  /**
   * Blocks navigations within the page, those of the host and of the back button included. The console uses one guard
   * at a time. Absent if the host's router can't block navigations. @returns a function that removes the guard.
   */
  block?(guard: NavigationGuard): () => void;
}
