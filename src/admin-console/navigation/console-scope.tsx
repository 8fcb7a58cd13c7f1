import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useAuth } from '#provider/graduation-context.ts';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import { personOf } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { normalizeFolder, pathWithin } from '../addresses/console-path.ts';
import { type Can, type ConsoleAction, consoleActions } from '../permissions/console-actions.ts';
import { type Console, ConsoleContext } from './console-context.ts';
import { type ConsoleRoute, findRoute } from './route.ts';
import { createUnsavedWork } from './unsaved-work.ts';

interface ConsoleScopeProps {
  readonly router: RouterAdapter;
  /** @default '/admin' */
  readonly basePath?: string | undefined;
  /** The sections of the console. A stable array. @default all */
  readonly routes?: readonly ConsoleRoute[] | undefined;
  /** The actions that the user may use. A stable array. @default all */
  readonly permitted?: readonly ConsoleAction[] | undefined;
  /** @default 'static' */
  readonly dashboard?: Console['dashboard'] | undefined;
  /** A stable array. @default none */
  readonly rejectionReasons?: Console['rejectionReasons'] | undefined;
  /** @default 'comma' */
  readonly csvSeparator?: Console['csvSeparator'] | undefined;
  /** See `Console.documentTitle`. */
  readonly documentTitle?: string | undefined;
  readonly children: ReactNode;
}

const none: readonly never[] = [];

/** Provides the console's location, navigation and client state, for as long as the console is mounted. */
export function ConsoleScope({
  router,
  basePath = '/admin',
  routes,
  permitted = consoleActions,
  dashboard = 'static',
  rejectionReasons = none,
  csvSeparator = 'comma',
  documentTitle,
  children,
}: ConsoleScopeProps) {
  const place = useSyncExternalStore(router.subscribe, router.getLocation, router.getLocation);
  const person = personOf(useSession(useAuth()));
  const [kept] = useState(() => ({
    rememberedFilters: new Map<string, string>(),
    unsavedWork: createUnsavedWork(),
    storeOf: createStoreRegistry(),
  }));
  const hasNavigated = useHasNavigated(router);
  const base = normalizeFolder(basePath);
  const can = useCallback<Can>((action) => permitted.includes(action), [permitted]);

  const value = useMemo(
    (): Console => ({
      basePath: base,
      location: { ...place, pathname: pathWithin(base, place.pathname) ?? '/' },
      navigate: (to, options) => router.navigate(fromBase(base, to), options),
      href: (to) => router.href(fromBase(base, to)),
      hasSection: (to) =>
        routes === undefined || findRoute(routes, to.replace(/\?.*$/, '')) !== undefined,
      can,
      person,
      hasNavigated,
      ...kept,
      dashboard,
      rejectionReasons,
      csvSeparator,
      documentTitle,
    }),
    [
      base,
      place,
      router,
      routes,
      can,
      person,
      kept,
      hasNavigated,
      dashboard,
      rejectionReasons,
      csvSeparator,
      documentTitle,
    ],
  );
  return <ConsoleContext.Provider value={value}>{children}</ConsoleContext.Provider>;
}

/** Joins base and path; the base itself is '/admin', not '/admin/'. */
function fromBase(base: string, to: string): string {
  const path = base + (to.startsWith('/?') || to === '/' ? to.slice(1) : to);
  return path === '' ? '/' : path;
}

/** Holds one store per factory. */
function createStoreRegistry(): Console['storeOf'] {
  const stores = new Map<unknown, unknown>();
  return <Store,>(create: () => Store) => {
    if (!stores.has(create)) stores.set(create, create());
    return stores.get(create) as Store;
  };
}

/** Returns a function that tells whether the path has changed since the console was mounted. */
function useHasNavigated(router: RouterAdapter): () => boolean {
  const navigated = useRef(false);
  useEffect(() => {
    const { pathname } = router.getLocation();
    return router.subscribe(() => {
      if (router.getLocation().pathname !== pathname) navigated.current = true;
    });
  }, [router]);
  return useRef(() => navigated.current).current;
}
