import type { RouterLocation } from './router-adapter.ts';

/**
 * The members of each router that its adapter uses. Structural types, so that no router has to be installed and every
 * version with these members fits.
 */

/** The part of a React Router data router (`createBrowserRouter`, v6.4 and later) that the adapter uses. */
export interface ReactRouterLike {
  /** The router's base path. */
  readonly basename: string | undefined;
  /** The current location and the blocked navigations. */
  readonly state: {
    readonly location: RouterLocation;
    readonly blockers: ReadonlyMap<string, ReactRouterBlocker>;
  };
  /** Calls back after each change of the state. */
  subscribe(listener: () => void): () => void;
  /** Navigates to a path. */
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>;
  /** The address of a link. */
  createHref(location: RouterLocation): string;
  /** Registers a function that can block navigations. */
  getBlocker(
    key: string,
    isBlocked: (step: { readonly nextLocation: RouterLocation }) => boolean,
  ): ReactRouterBlocker;
  /** Removes a blocker. */
  deleteBlocker(key: string): void;
}

export type ReactRouterBlocker =
  | { readonly state: 'blocked'; proceed(): void; reset(): void }
  | { readonly state: 'unblocked' | 'proceeding' };

/** The part of a TanStack Router (`createRouter`, v1) that the adapter uses. */
export interface TanStackRouterLike {
  /** The router's base path. */
  readonly basepath: string;
  /** The router's history. */
  readonly history: {
    readonly location: RouterLocation;
    subscribe(listener: () => void): () => void;
    push(path: string): void;
    replace(path: string): void;
    createHref(path: string): string;
    block(blocker: {
      blockerFn(args: { readonly nextLocation: RouterLocation }): boolean | Promise<boolean>;
      enableBeforeUnload: boolean;
    }): () => void;
  };
}

/** Return values of the hooks of `next/navigation` (app router, Next 14.1 and later). */
export interface NextNavigation {
  /** `usePathname()` */
  readonly pathname: string | null;
  /** `useSearchParams()` */
  readonly searchParams: { toString(): string } | null;
  /**
   * `useRouter()`, if other pages of the site lie within the mount. Without it the location changes through the
   * browser's history, which Next follows: right for one catch-all page, and no request goes to the server.
   */
  readonly router?: NextRouterLike | undefined;
}

/** The part of `useRouter()` that the adapter uses. */
export interface NextRouterLike {
  /** Navigates to a path. */
  push(href: string): void;
  /** Navigates to a path without a new entry in the history. */
  replace(href: string): void;
}

/** Options of `useNextRouter`. */
export interface NextRouterOptions {
  /** The folder of the site that the widgets use, without Next's `basePath`. @default '' (the whole site) */
  readonly mount?: string | undefined;
  /** The `basePath` of next.config, which Next's hooks omit. @default '' */
  readonly basePath?: string | undefined;
}
