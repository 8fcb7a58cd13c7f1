/** Where the person is, by the address bar or by whatever stands in for it. */
export interface RouterLocation {
  /** Begins with '/', without the adapter's base. */
  readonly pathname: string;
  /** Begins with '?' or is empty. */
  readonly search: string;
  /** Begins with '#' or is empty. */
  readonly hash: string;
}

/**
 * A location store over the host's router. Matching of routes is ours; the adapter only says where we are and goes
 * elsewhere. Paths begin with '/', which is the adapter's base: the host's root, or the folder it was mounted under.
 */
export interface RouterAdapter {
  /** The same object until the location changes, so that it can be compared. */
  getLocation(): RouterLocation;
  /** Tells of every change, those by the back button included. @returns the end of telling. */
  subscribe(listener: () => void): () => void;
  /** Goes to a path without loading the page anew. */
  navigate(to: string, options?: { readonly replace?: boolean | undefined }): void;
  /** The address to put into a link, so that it can be opened in a new tab. */
  href(to: string): string;
  /** A full navigation: the page is loaded anew (spec §2, after any 401). */
  leave(to: string): void;
}
