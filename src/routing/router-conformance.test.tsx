import {
  createBrowserHistory,
  createHashHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { createBrowserRouter, createHashRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserRouter } from './browser-router.ts';
import { hashRouter } from './hash-router.ts';
import { type MemoryRouter, memoryRouter } from './memory-router.ts';
import { openNextHost } from './next-host.fixture.tsx';
import { reactRouter } from './react-router.ts';
import type { NavigationGuard, RouterAdapter } from './router-adapter.ts';
import { tanstackRouter } from './tanstack-router.ts';

const start = window.location.href;

afterEach(() => {
  window.history.replaceState(null, '', start);
});

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

/** A browser of before 2025 has no Navigation API. */
function inAnOldBrowser<Made>(make: () => Made): Made {
  const own = Object.getOwnPropertyDescriptor(window, 'navigation');
  if (own === undefined) throw new Error('This browser is an old one already.');
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
  closings.push(() => Object.defineProperty(window, 'navigation', own));
  return make();
}

interface Subject {
  readonly name: string;
  /** The page's address before the adapter is made. */
  readonly address: string;
  readonly make: () => RouterAdapter;
  /** What precedes a path in a link. */
  readonly base: string;
  /** Whether its router lets an adapter block a navigation. @default true */
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

/** Waits until the adapter reports a change. */
function nextChange(router: RouterAdapter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      stop();
      resolve();
    });
  });
}

async function go(router: RouterAdapter, to: string, options?: { replace?: boolean }) {
  const change = nextChange(router);
  router.navigate(to, options);
  await change;
}

/** As the browser's button does. */
function back(router: RouterAdapter) {
  if ('back' in router) (router as MemoryRouter).back();
  else window.history.back();
}

type Answer = Parameters<NavigationGuard['ask']>[0];

/** A form that asks when its path is left. */
function hold(router: RouterAdapter) {
  const { pathname } = router.getLocation();
  const questions: Answer[] = [];
  const release = router.block?.({
    concerns: (to) => to?.pathname !== pathname,
    ask: (answer) => questions.push(answer),
  });
  const asked = () => vi.waitFor(() => questions[0] ?? Promise.reject(new Error('Nobody asked.')));
  return { questions, asked, release: release ?? (() => undefined) };
}

describe.each(subjects)('$name', ({ address, make, base, blocks = true }) => {
  const open = () => {
    window.history.replaceState(null, '', address);
    return make();
  };

  test('is at its own root', () => {
    expect(open().getLocation()).toMatchObject({ pathname: '/', search: '', hash: '' });
  });

  test('goes to a path with search and hash, and reports it', async () => {
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

  test('reports nothing after it was unsubscribed', async () => {
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
    const change = nextChange(router);
    back(router);
    await change;
    expect(router.getLocation().pathname).toBe('/b');
  });

  test('text that is not a word of an address survives the way', async () => {
    const router = open();
    await go(router, `/a?q=${encodeURIComponent('ñandú & "co"')}`);
    expect(new URLSearchParams(router.getLocation().search).get('q')).toBe('ñandú & "co"');
  });

  test('offers a guard exactly where its router supports one', () => {
    expect(open().block === undefined).toBe(!blocks);
  });

  describe.skipIf(!blocks)('while somebody has to be asked', () => {
    test('a step waits for the answer, and is taken when it is to leave', async () => {
      const router = open();
      await go(router, '/form');
      const address = window.location.href;
      const { asked, release } = hold(router);
      router.navigate('/away?q=1');
      const answer = await asked();
      expect(router.getLocation().pathname).toBe('/form');
      expect(window.location.href).toBe(address);
      const change = nextChange(router);
      answer.leave();
      await change;
      expect(router.getLocation()).toMatchObject({ pathname: '/away', search: '?q=1' });
      release();
    });

    test('the back button waits for the answer, and goes back when it is to leave', async () => {
      const router = open();
      await go(router, '/list');
      await go(router, '/form');
      const { asked, release } = hold(router);
      back(router);
      const answer = await asked();
      expect(router.getLocation().pathname).toBe('/form');
      const change = nextChange(router);
      answer.leave();
      await change;
      expect(router.getLocation().pathname).toBe('/list');
      release();
    });

    test('whoever stays finds place and address as they were, and is asked again', async () => {
      const router = open();
      await go(router, '/list');
      await go(router, '/form');
      const address = window.location.href;
      const { asked, questions, release } = hold(router);
      back(router);
      (await asked()).stay();
      await vi.waitFor(() => expect(window.location.href).toBe(address));
      expect(router.getLocation().pathname).toBe('/form');
      questions.length = 0;
      router.navigate('/away');
      (await asked()).stay();
      expect(router.getLocation().pathname).toBe('/form');
      release();
    });

    test('what concerns nobody passes, and so does everything afterwards', async () => {
      const router = open();
      await go(router, '/form');
      const { questions, release } = hold(router);
      await go(router, '/form?q=1', { replace: true });
      expect(router.getLocation().search).toBe('?q=1');
      release();
      await go(router, '/away');
      expect(router.getLocation().pathname).toBe('/away');
      expect(questions).toEqual([]);
    });
  });
});
