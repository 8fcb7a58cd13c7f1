import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { NextRouterLike, NextRouterOptions } from './host-routers.ts';
import { useNextRouter } from './next-router.ts';
import type { RouterAdapter } from './router-adapter.ts';

interface NextHostOptions extends NextRouterOptions {
  /** True if the page provides `useRouter()` too. */
  readonly usesRouter?: boolean;
}

/**
 * A page that behaves like Next's app router, without Next: its hooks follow the browser's history, `pushState` by
 * other code included, in a transition; `push` and `replace` take effect later and prepend the `basePath`.
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

/** Return values of `usePathname` and `useSearchParams`. */
function placeBelow(basePath: string) {
  const { pathname, search } = window.location;
  return {
    pathname: pathname.slice(basePath.length) || '/',
    searchParams: new URLSearchParams(search),
  };
}

/** Return value of `useRouter`. */
function routerBelow(basePath: string): NextRouterLike {
  const deferred = (change: 'pushState' | 'replaceState') => (href: string) => {
    queueMicrotask(() => window.history[change](null, '', basePath + href));
  };
  return { push: deferred('pushState'), replace: deferred('replaceState') };
}
