import type { NavigationGuard, RouterAdapter } from '#routing/router-adapter.ts';
import { waitUntil } from '../wait-until.ts';
import { holds, runnerOf, same, type TestRunner } from './runner.ts';

/** The adapter to check, and the test runner. */
export interface RouterDescription extends Partial<TestRunner> {
  /** Title of the group of tests. @default 'the router adapter' */
  readonly name?: string | undefined;
  /** The page's address before an adapter is made, which is the adapter's own '/'. @default '/' */
  readonly address?: string | undefined;
  /** The text before a path in a link: the folder of the adapter. @default '' */
  readonly base?: string | undefined;
  /** Goes back as the browser's button does. @default `window.history.back()` */
  readonly back?: ((router: RouterAdapter) => void) | undefined;
  /** True if its router lets an adapter block a navigation. @default true */
  readonly blocks?: boolean | undefined;
}

type Answer = Parameters<NavigationGuard['ask']>[0];

/**
 * Declares the tests that a router adapter has to pass, in a runner with a DOM whose address can change.
 *
 * @param make a new adapter, as for a page that was just loaded
 */
export function describeRouterAdapter(
  make: () => RouterAdapter,
  description: RouterDescription = {},
): void {
  const { describe, test } = runnerOf(description);
  const { name = 'the router adapter', address = '/', base = '', blocks = true } = description;
  const back = description.back ?? (() => window.history.back());
  const open = () => {
    window.history.replaceState(null, '', address);
    return make();
  };
  describe(name, () => {
    for (const [title, check] of Object.entries(locationChecks(back))) {
      test(title, () => check(open()));
    }
    test('writes an address that a new tab can open', () => {
      const href = open().href('/admin/reports').replace(window.location.origin, '');
      holds(`${href} ends in ${base}/admin/reports`, href.endsWith(`${base}/admin/reports`));
    });
    test('offers a guard exactly where its router supports one', () => {
      same('it has a guard', open().block !== undefined, blocks);
    });
    if (!blocks) return;
    for (const [title, check] of Object.entries(guardChecks(back))) {
      test(`while somebody has to be asked, ${title}`, () => check(open()));
    }
  });
}

type Back = (router: RouterAdapter) => void;
type Checks = Readonly<Record<string, (router: RouterAdapter) => void | Promise<void>>>;

function locationChecks(back: Back): Checks {
  return {
    'is at its own root': (router) => {
      const { pathname, search, hash } = router.getLocation();
      same('its location', [pathname, search, hash], ['/', '', '']);
    },
    'goes to a path with search and hash, and reports it': async (router) => {
      await go(router, '/admin/ceremonies?q=julio#fila-3');
      const { pathname, search, hash } = router.getLocation();
      const expected = ['/admin/ceremonies', '?q=julio', '#fila-3'];
      same('its location', [pathname, search, hash], expected);
    },
    'gives the same location object until it changes': async (router) => {
      const stop = router.subscribe(() => undefined);
      const before = router.getLocation();
      holds('it is the same object', router.getLocation() === before);
      await go(router, '/a');
      holds('it is another object', router.getLocation() !== before);
      stop();
    },
    'reports nothing after it was unsubscribed': async (router) => {
      let count = 0;
      const stop = router.subscribe(() => {
        count += 1;
      });
      await go(router, '/a');
      const before = count;
      holds('a change was reported', before > 0);
      stop();
      await go(router, '/b');
      same('reports', count, before);
    },
    'goes back over what was gone to, not over what was replaced': async (router) => {
      await go(router, '/a');
      await go(router, '/b', { replace: true });
      await go(router, '/c');
      await change(router, () => back(router));
      same('its path', router.getLocation().pathname, '/b');
    },
    'lets text through that is not a word of an address': async (router) => {
      await go(router, `/a?q=${encodeURIComponent('ñandú & "co"')}`);
      const { search } = router.getLocation();
      same('the text', new URLSearchParams(search).get('q'), 'ñandú & "co"');
    },
  };
}

function guardChecks(back: Back): Checks {
  return {
    'a step waits for the answer, and is taken when it is to leave': async (router) => {
      await go(router, '/form');
      const address = window.location.href;
      const { asked, release } = hold(router);
      router.navigate('/away?q=1');
      const answer = await asked();
      same('its path', router.getLocation().pathname, '/form');
      same('the address', window.location.href, address);
      await change(router, answer.leave);
      const { pathname, search } = router.getLocation();
      same('its location', pathname + search, '/away?q=1');
      release();
    },
    'the back button waits for the answer, and goes back when it is to leave': async (router) => {
      await go(router, '/list');
      await go(router, '/form');
      const { asked, release } = hold(router);
      back(router);
      const answer = await asked();
      same('its path', router.getLocation().pathname, '/form');
      await change(router, answer.leave);
      same('its path', router.getLocation().pathname, '/list');
      release();
    },
    'whoever stays finds place and address as they were, and is asked again': async (router) => {
      await go(router, '/list');
      await go(router, '/form');
      const address = window.location.href;
      const { asked, questions, release } = hold(router);
      back(router);
      (await asked()).stay();
      const isBack = () => window.location.href === address || undefined;
      await waitUntil(isBack, `The address is not ${address} again.`);
      same('its path', router.getLocation().pathname, '/form');
      questions.length = 0;
      router.navigate('/away');
      (await asked()).stay();
      same('its path', router.getLocation().pathname, '/form');
      release();
    },
    'what concerns nobody passes, and so does everything afterwards': async (router) => {
      await go(router, '/form');
      const { questions, release } = hold(router);
      await go(router, '/form?q=1', { replace: true });
      same('its search', router.getLocation().search, '?q=1');
      release();
      await go(router, '/away');
      same('its path', router.getLocation().pathname, '/away');
      same('questions', questions.length, 0);
    },
  };
}

/** Does something and waits until the adapter reports a change. */
async function change(router: RouterAdapter, act: () => void): Promise<void> {
  const state = { isReported: false };
  const stop = router.subscribe(() => {
    state.isReported = true;
  });
  act();
  await waitUntil(() => state.isReported || undefined, 'The adapter reported no change.');
  stop();
}

function go(router: RouterAdapter, to: string, options?: { replace?: boolean }): Promise<void> {
  return change(router, () => router.navigate(to, options));
}

/** A form that asks when its path is left. */
function hold(router: RouterAdapter) {
  const { pathname } = router.getLocation();
  const questions: Answer[] = [];
  const release = router.block?.({
    concerns: (to) => to?.pathname !== pathname,
    ask: (answer) => questions.push(answer),
  });
  const asked = () => waitUntil(() => questions[0], 'Nobody was asked.');
  return { questions, asked, release: release ?? (() => undefined) };
}
