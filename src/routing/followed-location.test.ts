import { expect, test } from 'vitest';
import { followLocation, locationInside } from './followed-location.ts';
import { normalizeMount } from './mount-path.ts';
import { parsePath } from './parse-path.ts';

/** An adapter over a site that a test navigates. */
function follow(folder: string, start: string) {
  let place = parsePath(start);
  const listeners = new Set<() => void>();
  const mount = normalizeMount(folder);
  const adapter = followLocation({
    read: () => locationInside(mount, place),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const go = (path: string) => {
    place = parsePath(path);
    for (const listener of listeners) listener();
  };
  return { adapter, go };
}

test('a page of the host outside of the folder changes nothing: the content stays until it is unmounted', () => {
  const { adapter, go } = follow('/portal/grados', '/portal/grados/login?a=1');
  let calls = 0;
  adapter.subscribe(() => {
    calls += 1;
  });
  const before = adapter.getLocation();
  go('/portal/noticias');
  go('/portal/grados-viejos/login');
  expect(adapter.getLocation()).toBe(before);
  expect(calls).toBe(0);
  go('/portal/grados/admin');
  expect(adapter.getLocation().pathname).toBe('/admin');
  expect(calls).toBe(1);
});

test('starts at its root if the page is outside of the folder', () => {
  expect(follow('/portal/grados', '/portada').adapter.getLocation().pathname).toBe('/');
});

test('the same location in a new object is no change', () => {
  const { adapter, go } = follow('', '/a?q=1#x');
  const before = adapter.getLocation();
  go('/a?q=1#x');
  expect(adapter.getLocation()).toBe(before);
});

test.each([
  ['titulación', '/titulaci%C3%B3n/admin'],
  ['/titulaci%C3%B3n/', '/titulación/admin'],
])('a folder with letters beyond ASCII matches in either encoding: %s', (folder, at) => {
  expect(follow(folder, at).adapter.getLocation().pathname).toBe('/admin');
});
