import {
  createBrowserHistory,
  createHashHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { createBrowserRouter, createHashRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { browserRouter } from './browser-router.ts';
import { hashRouter } from './hash-router.ts';
import { type MemoryRouter, memoryRouter } from './memory-router.ts';
import { reactRouter } from './react-router.ts';
import type { RouterAdapter } from './router-adapter.ts';
import { tanstackRouter } from './tanstack-router.ts';

const start = window.location.href;

afterEach(() => {
  window.history.replaceState(null, '', start);
});

const anyRoute = [{ path: '*', element: null }];

/** TanStack's history listens to the page as long as it lives, and patches `pushState`. */
const histories: RouterHistory[] = [];
afterEach(() => {
  for (const history of histories.splice(0)) history.destroy();
});

function tanstack(history: RouterHistory, options: { basepath?: string } = {}) {
  histories.push(history);
  return createRouter({ routeTree: createRootRoute(), history, ...options });
}

interface Subject {
  readonly name: string;
  /** Where the page stands before the adapter is made. */
  readonly address: string;
  readonly make: () => RouterAdapter;
  /** What stands before a path in a link. */
  readonly base: string;
}

/** Each adapter stands at its own '/', at the site's root and under a sub-path. */
const subjects: readonly Subject[] = [
  { name: 'memory', address: '/', make: () => memoryRouter('/'), base: '' },
  { name: 'browser at the root', address: '/', make: () => browserRouter(), base: '' },
  {
    name: 'browser under a sub-path',
    address: '/portal/grados/',
    make: () => browserRouter({ mount: '/portal/grados/' }),
    base: '/portal/grados',
  },
  { name: 'hash', address: '/pagina#/', make: hashRouter, base: '#' },
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
];

/** Waits until the adapter tells of a change. */
function told(router: RouterAdapter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      stop();
      resolve();
    });
  });
}

async function go(router: RouterAdapter, to: string, options?: { replace?: boolean }) {
  const change = told(router);
  router.navigate(to, options);
  await change;
}

describe.each(subjects)('$name', ({ address, make, base }) => {
  const open = () => {
    window.history.replaceState(null, '', address);
    return make();
  };

  test('stands at its own root', () => {
    expect(open().getLocation()).toMatchObject({ pathname: '/', search: '', hash: '' });
  });

  test('goes to a path with search and hash, and tells of it', async () => {
    const router = open();
    await go(router, '/admin/ceremonies?q=julio#fila-3');
    expect(router.getLocation()).toMatchObject({
      pathname: '/admin/ceremonies',
      search: '?q=julio',
      hash: '#fila-3',
    });
  });

  test('gives the same location object until it changes', async () => {
    const router = open();
    const stop = router.subscribe(() => undefined);
    expect(router.getLocation()).toBe(router.getLocation());
    const before = router.getLocation();
    await go(router, '/a');
    expect(router.getLocation()).not.toBe(before);
    stop();
  });

  test('stops telling when told to', async () => {
    const router = open();
    let count = 0;
    const stop = router.subscribe(() => {
      count += 1;
    });
    await go(router, '/a');
    const before = count;
    stop();
    await go(router, '/b');
    expect(count).toBe(before);
  });

  test('writes an address that a new tab can open', () => {
    expect(open().href('/admin/reports').replace(window.location.origin, '')).toMatch(
      new RegExp(`${base}/admin/reports$`),
    );
  });

  test('goes back over what was gone to, not over what was replaced', async () => {
    const router = open();
    await go(router, '/a');
    await go(router, '/b', { replace: true });
    await go(router, '/c');
    const change = told(router);
    if ('back' in router) (router as MemoryRouter).back();
    else window.history.back();
    await change;
    expect(router.getLocation().pathname).toBe('/b');
  });

  test('text that is not a word of an address survives the way', async () => {
    const router = open();
    await go(router, `/a?q=${encodeURIComponent('ñandú & "co"')}`);
    expect(new URLSearchParams(router.getLocation().search).get('q')).toBe('ñandú & "co"');
  });
});
