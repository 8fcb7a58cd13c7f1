import type { RouterAdapter } from 'birrete/routing';
import type { ComponentType } from 'react';
import type { PageSettings } from './page-settings.ts';
import { findPage, type SitePage } from './site-pages.ts';

/** The page that the site shows. It stays until the code of the next one has arrived, or has failed to. */
export type Visit = { readonly status: 'loading' } | Arrival;

export type Arrival = {
  readonly page: SitePage;
  /** True after the browser's buttons, which restore the scroll position. */
  readonly isReturn: boolean;
} & (
  | { readonly status: 'shown'; readonly Page: ComponentType }
  | { readonly status: 'failed'; readonly error: unknown }
);

/** The site's navigation: a router for links and widgets, and the page at its address. */
export interface SiteVisits {
  readonly router: RouterAdapter;
  readonly current: () => Visit;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Follows a router: `browserRouter()`, or on a server `memoryRouter(path)`. An unknown path leads to the home page. */
export function followVisits(
  router: RouterAdapter,
  settings: Pick<PageSettings, 'verification'>,
): SiteVisits {
  const listeners = new Set<() => void>();
  const codes = new Map<SitePage, ComponentType>();
  let visit: Visit = { status: 'loading' };
  let wanted: SitePage | undefined;
  /** The page to which a link, a button or a widget leads. A guard of the router can ask first, or cancel the step. */
  let target: SitePage | undefined;

  const show = (next: Visit) => {
    visit = next;
    for (const listener of listeners) listener();
  };
  const open = (page: SitePage, isReturn: boolean) => {
    wanted = page;
    const showIfWanted = (next: Visit) => wanted === page && show(next);
    const loaded = codes.get(page);
    // At once: on Back, the browser restores the scroll position of the page that it finds.
    if (loaded !== undefined) return show({ status: 'shown', page, isReturn, Page: loaded });
    page.load().then(
      (Page) => {
        codes.set(page, Page);
        showIfWanted({ status: 'shown', page, isReturn, Page });
      },
      (error: unknown) => {
        // The caller of `whenLoaded` reports that of the first page.
        if (visit.status !== 'loading') reportError(error);
        showIfWanted({ status: 'failed', page, isReturn, error });
      },
    );
  };
  const navigate: RouterAdapter['navigate'] = (to, options) => {
    const { pathname } = new URL(to, 'https://site.example');
    target = findPage(pathname, settings);
    router.navigate(to, options);
  };
  const follow = () => {
    const page = findPage(router.getLocation().pathname, settings);
    const isReturn = page !== target;
    target = undefined;
    if (page === undefined) navigate('/', { replace: true });
    else if (page !== wanted) open(page, isReturn);
  };

  router.subscribe(follow);
  follow();
  return {
    router: { ...router, navigate },
    current: () => visit,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Waits until the code of the first page has arrived, or has failed to. */
export function whenLoaded({ current, subscribe }: SiteVisits): Promise<Visit> {
  return new Promise((resolve) => {
    const stop = subscribe(check);
    check();
    function check() {
      if (current().status === 'loading') return;
      stop();
      resolve(current());
    }
  });
}
