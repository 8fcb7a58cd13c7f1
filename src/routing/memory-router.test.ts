import { expect, test } from 'vitest';
import { memoryRouter } from './memory-router.ts';
import { parsePath } from './parse-path.ts';

test.each([
  ['/estado?codigo=AG-1#top', { pathname: '/estado', search: '?codigo=AG-1', hash: '#top' }],
  ['/a#b?c', { pathname: '/a', search: '', hash: '#b?c' }],
  ['', { pathname: '/', search: '', hash: '' }],
])('parses %s', (path, location) => {
  expect(parsePath(path)).toEqual(location);
});

test('reports changes until unsubscribed', () => {
  const router = memoryRouter('/');
  const seen: string[] = [];
  const stop = router.subscribe(() => seen.push(router.getLocation().pathname));
  router.navigate('/solicitar');
  stop();
  router.navigate('/estado');
  router.leave('/login');
  expect(seen).toEqual(['/solicitar']);
  expect(router.getLocation().pathname).toBe('/estado');
  expect(router.left).toEqual(['/login']);
});
