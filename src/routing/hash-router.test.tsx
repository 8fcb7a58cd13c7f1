import { expect, test } from 'vitest';
import { hashRouter } from './hash-router.ts';

test("an anchor of the host's page changes nothing: the location stays as it was", async () => {
  location.hash = '#/ceremonies?q=acto';
  const router = hashRouter();
  const before = router.getLocation();
  let calls = 0;
  const stop = router.subscribe(() => {
    calls += 1;
  });
  location.hash = '#contenido';
  await expect.poll(() => location.hash).toBe('#contenido');
  expect(router.getLocation()).toBe(before);
  location.hash = '#/titles';
  await expect.poll(() => calls).toBe(1);
  expect(router.getLocation().pathname).toBe('/titles');
  stop();
});

test('unsaved work asks before another section, but not before an anchor of the page', async () => {
  location.hash = '#/ceremonies';
  const router = hashRouter();
  let asked = 0;
  const release = router.block?.({
    concerns: (to) => to?.pathname !== router.getLocation().pathname,
    ask: ({ stay }) => {
      asked += 1;
      stay();
    },
  });
  location.hash = '#contenido';
  await expect.poll(() => location.hash).toBe('#contenido');
  expect(asked).toBe(0);
  router.navigate('/titles');
  expect(asked).toBe(1);
  expect(location.hash).toBe('#contenido');
  release?.();
});

test.each(['', '#', '#contenido'])('opened at "%s", it stands at its root', (hash) => {
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
  expect(hashRouter().getLocation()).toMatchObject({ pathname: '/', search: '' });
});
