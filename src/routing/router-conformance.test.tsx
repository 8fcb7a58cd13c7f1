import {
  createBrowserHistory,
  createHashHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { createBrowserRouter, createHashRouter } from 'react-router';
import { afterEach, describe, test } from 'vitest';
import { describeRouterAdapter } from '../testing/adapters/describe-router-adapter.ts';
import { browserRouter } from './browser-router.ts';
import { hashRouter } from './hash-router.ts';
import { type MemoryRouter, memoryRouter } from './memory-router.ts';
import { openNextHost } from './next-host.fixture.tsx';
import { reactRouter } from './react-router.ts';
import type { RouterAdapter } from './router-adapter.ts';
import { tanstackRouter } from './tanstack-router.ts';

const anyRoute = [{ path: '*', element: null }];

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** TanStack's history listens to the page until it is destroyed, and patches `pushState`. */
function tanstack(history: RouterHistory, options: { basepath?: string } = {}) {
  closings.push(() => history.destroy());
  return createRouter({ routeTree: createRootRoute(), history, ...options });
}

function next(options: Parameters<typeof openNextHost>[0]) {
  const { adapter, close } = openNextHost(options);
  closings.push(close);
  return adapter;
}

/** A browser from before 2025 has no Navigation API. */
function inAnOldBrowser<Made>(make: () => Made): Made {
  const own = Object.getOwnPropertyDescriptor(window, 'navigation');
  if (own === undefined) throw new Error('This browser is an old one already.');
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
  closings.push(() => Object.defineProperty(window, 'navigation', own));
  return make();
}

/** A tab that has been used all day: browsers hold 50 entries, and drop the oldest for each further one. */
function inABusyTab<Made>(make: () => Made): Made {
  for (let pages = 0; pages < 60; pages += 1)
    window.history.pushState(null, '', window.location.href);
  return make();
}

interface Subject {
  readonly name: string;
  /** The page's address before the adapter is created. */
  readonly address: string;
  readonly make: () => RouterAdapter;
  /** The prefix of a path in a link. */
  readonly base: string;
  /** True if its router lets an adapter block a navigation. @default true */
  readonly blocks?: boolean;
}

/** Each adapter at its own '/', at the site's root and under a sub-path. */
const subjects: readonly Subject[] = [
  { name: 'memory', address: '/', make: () => memoryRouter('/'), base: '' },
  { name: 'browser at the root', address: '/', make: () => browserRouter(), base: '' },
  {
    name: 'browser under a sub-path',
    address: '/portal/grados/',
    make: () => browserRouter({ mount: '/portal/grados/' }),
    base: '/portal/grados',
  },
  {
    name: 'browser in a tab whose history is full',
    address: '/portal/grados/',
    make: () => inABusyTab(() => browserRouter({ mount: '/portal/grados/' })),
    base: '/portal/grados',
  },
  { name: 'hash', address: '/pagina#/', make: hashRouter, base: '#' },
  {
    name: 'browser without the Navigation API',
    address: '/portal/grados/',
    make: () => inAnOldBrowser(() => browserRouter({ mount: '/portal/grados/' })),
    base: '/portal/grados',
  },
  {
    name: 'hash without the Navigation API',
    address: '/pagina#/',
    make: () => inAnOldBrowser(hashRouter),
    base: '#',
  },
  {
    name: 'React Router at the root',
    address: '/',
    make: () => reactRouter(createBrowserRouter(anyRoute)),
    base: '',
  },
  {
    name: 'React Router under a basename',
    address: '/portal/grados/',
    make: () => reactRouter(createBrowserRouter(anyRoute, { basename: '/portal/grados' })),
    base: '/portal/grados',
  },
  {
    name: 'React Router by hash',
    address: '/pagina#/',
    make: () => reactRouter(createHashRouter(anyRoute)),
    base: '#',
  },
  {
    name: 'React Router in a folder below a basename',
    address: '/portal/grados/',
    make: () =>
      reactRouter(createBrowserRouter(anyRoute, { basename: '/portal' }), { mount: '/grados' }),
    base: '/portal/grados',
  },
  {
    name: 'TanStack Router at the root',
    address: '/',
    make: () => tanstackRouter(tanstack(createBrowserHistory())),
    base: '',
  },
  {
    name: 'TanStack Router in a folder',
    address: '/portal/grados',
    make: () => tanstackRouter(tanstack(createBrowserHistory()), { mount: '/portal/grados' }),
    base: '/portal/grados',
  },
  {
    name: 'TanStack Router in a folder below a basepath',
    address: '/portal/grados/',
    make: () =>
      tanstackRouter(tanstack(createBrowserHistory(), { basepath: '/portal' }), {
        mount: 'grados/',
      }),
    base: '/portal/grados',
  },
  {
    name: 'TanStack Router by hash',
    address: '/pagina#/',
    make: () => tanstackRouter(tanstack(createHashHistory())),
    base: '#',
  },
  {
    name: 'Next at the root',
    address: '/',
    make: () => next({ usesRouter: true }),
    base: '',
    blocks: false,
  },
  {
    name: 'Next in a catch-all folder',
    address: '/portal/grados',
    make: () => next({ mount: '/portal/grados' }),
    base: '/portal/grados',
    blocks: false,
  },
  {
    name: 'Next by its router, below a basePath',
    address: '/portal/grados',
    make: () => next({ mount: '/grados', basePath: '/portal', usesRouter: true }),
    base: '/portal/grados',
    blocks: false,
  },
];

/** Presses the browser's back button. */
function back(router: RouterAdapter) {
  if ('back' in router) (router as MemoryRouter).back();
  else window.history.back();
}

for (const { make, ...subject } of subjects) {
  describeRouterAdapter(make, { describe, test, back, ...subject });
}
