import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { NextRouterLike, NextRouterOptions } from './host-routers.ts';
import { useNextRouter } from './next-router.ts';
import type { RouterAdapter } from './router-adapter.ts';

interface NextHostOptions extends NextRouterOptions {
  /** Whether the page provides `useRouter()` too. */
  readonly usesRouter?: boolean;
}

/**
 * A page under the contract of Next's app router, without Next: the answers of its hooks follow the browser's history,
 * `pushState` of anybody included, by a transition; `push` and `replace` arrive later and put the `basePath` before the
 * path.
 */
export function openNextHost(options: NextHostOptions = {}) {
  let adapter: RouterAdapter | undefined;
  const root = createRoot(document.createElement('div'));
  const onAdapter = (made: RouterAdapter) => {
    adapter = made;
  };
  flushSync(() => root.render(<Page options={options} onAdapter={onAdapter} />));
  if (adapter === undefined) throw new Error('The page was not rendered.');
  return { adapter, close: () => root.unmount() };
}

interface PageProps {
  readonly options: NextHostOptions;
  readonly onAdapter: (adapter: RouterAdapter) => void;
}

function Page({ options, onAdapter }: PageProps) {
  const { basePath = '', usesRouter = false } = options;
  const [place, setPlace] = useState(() => placeBelow(basePath));
  useEffect(() => {
    const follow = () => startTransition(() => setPlace(placeBelow(basePath)));
    window.navigation.addEventListener('currententrychange', follow);
    return () => window.navigation.removeEventListener('currententrychange', follow);
  }, [basePath]);
  onAdapter(
    useNextRouter(usesRouter ? { ...place, router: routerBelow(basePath) } : place, options),
  );
  return null;
}

/** What `usePathname` and `useSearchParams` answer. */
function placeBelow(basePath: string) {
  const { pathname, search } = window.location;
  return {
    pathname: pathname.slice(basePath.length) || '/',
    searchParams: new URLSearchParams(search),
  };
}

/** What `useRouter` answers. */
function routerBelow(basePath: string): NextRouterLike {
  const later = (change: 'pushState' | 'replaceState') => (href: string) => {
    queueMicrotask(() => window.history[change](null, '', basePath + href));
  };
  return { push: later('pushState'), replace: later('replaceState') };
}
