import { setImmediate } from 'node:timers/promises';
import { memoryRouter, type RouterAdapter } from 'birrete/routing';
import { expect, test, vi } from 'vitest';
import { followVisits, type SiteVisits, whenLoaded } from './site-visits.ts';

function visit(address: string, verification = false) {
  const router = memoryRouter(address);
  return { router, visits: followVisits(router, { verification }) };
}

/** The next page that the site shows. */
function nextPage(visits: SiteVisits): Promise<ReturnType<typeof shown>> {
  return new Promise((resolve) => {
    const stop = visits.subscribe(() => {
      stop();
      resolve(shown(visits));
    });
  });
}

function shown({ current }: SiteVisits) {
  const visit = current();
  return visit.status === 'shown' ? [visit.page.path, visit.isReturn] : visit.status;
}

test.each([
  ['/datos', '/datos'],
  ['/Datos/', '/datos'],
  ['/estado?codigo=AG-2026-001', '/estado'],
  ['/login', '/login'],
  ['/admin/titles/7', '/admin'],
  ['/administracion', '/'],
  ['/no/existe', '/'],
  ['/verificar', '/'],
])('%s shows the page %s', async (address, path) => {
  const { visits } = visit(address);
  expect(shown(visits)).toBe('loading');
  await whenLoaded(visits);
  expect(shown(visits)).toEqual([path, expect.any(Boolean)]);
});

test('an unknown path is replaced by that of the home page', async () => {
  const { router, visits } = visit('/datos');
  await whenLoaded(visits);
  visits.router.navigate('/no/existe');
  expect(router.getLocation().pathname).toBe('/');
  router.back();
  expect(router.getLocation().pathname).toBe('/datos');
});

test('the verification has a page with its setting', async () => {
  const { visits } = visit('/verificar?codigo=2222-2222-2222', true);
  await whenLoaded(visits);
  expect(shown(visits)).toEqual(['/verificar', true]);
});

test('a page stays until the next has loaded, and the last one that is wanted is shown', async () => {
  const { visits } = visit('/datos');
  await whenLoaded(visits);
  visits.router.navigate('/estado');
  visits.router.navigate('/');
  expect(shown(visits)).toEqual(['/datos', true]);
  expect(await nextPage(visits)).toEqual(['/', false]);
});

test('a step of the browser’s buttons is a return, which shows its page at once', async () => {
  const { router, visits } = visit('/');
  await whenLoaded(visits);
  visits.router.navigate('/datos');
  expect(await nextPage(visits)).toEqual(['/datos', false]);
  router.back();
  expect(shown(visits)).toEqual(['/', true]);
});

test('a link to the page itself does not make the next return a step', async () => {
  const memory = memoryRouter('/');
  const visits = followVisits(withoutRepeats(memory), { verification: false });
  await whenLoaded(visits);
  visits.router.navigate('/datos');
  await nextPage(visits);
  visits.router.navigate('/datos', { replace: true });
  memory.back();
  expect(shown(visits)).toEqual(['/', true]);
});

test('a navigation that the user cancels does not make the next return a step', async () => {
  const { router, visits } = visit('/');
  await whenLoaded(visits);
  visits.router.navigate('/admin/titles');
  await nextPage(visits);
  const unblock = router.block?.({ concerns: () => true, ask: ({ stay }) => stay() });
  visits.router.navigate('/datos');
  unblock?.();
  router.back();
  expect(shown(visits)).toEqual(['/', true]);
});

/** Like `browserRouter`, calls back only for a new address. */
function withoutRepeats(router: RouterAdapter): RouterAdapter {
  let last = router.getLocation().pathname;
  const subscribe: RouterAdapter['subscribe'] = (listener) =>
    router.subscribe(() => {
      const { pathname } = router.getLocation();
      if (pathname === last) return;
      last = pathname;
      listener();
    });
  return { ...router, subscribe };
}

test('an address within the same page changes nothing', async () => {
  const { visits } = visit('/admin/titles');
  await whenLoaded(visits);
  const changed = vi.fn();
  visits.subscribe(changed);
  visits.router.navigate('/admin/reports');
  await setImmediate();
  expect(changed).not.toHaveBeenCalled();
});
