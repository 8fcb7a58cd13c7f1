import { expect, test } from 'vitest';
import { consoleLink, placeIn, withoutPlace } from './console-link.ts';

const application = { section: 'applications', id: 'AG-2026-008' } as const;

test.each([
  [
    'https://grados.edu/personal',
    'https://grados.edu/personal?consola=%2Fapplications%2FAG-2026-008',
  ],
  ['/grados.html#', '/grados.html?consola=%2Fapplications%2FAG-2026-008#'],
  [
    '/portal?tema=oscuro#/login',
    '/portal?tema=oscuro&consola=%2Fapplications%2FAG-2026-008#/login',
  ],
  ['/portal?consola=%2Freports', '/portal?consola=%2Fapplications%2FAG-2026-008'],
])('adds the place to %s', (page, link) => {
  expect(consoleLink(page, application)).toBe(link);
});

test('the console reads the place, filters included, and the rest of the query stays', () => {
  const place = { ...application, filters: { search: 'ñ' } };
  const { search } = new URL(consoleLink('https://grados.edu/?tema=oscuro', place));
  expect(placeIn(search)).toEqual(place);
  expect(withoutPlace(search)).toBe('?tema=oscuro');
  expect(withoutPlace('?consola=%2Freports')).toBe('');
});

test.each([
  '',
  '?consola=',
  '?consola=%2Funknown',
  '?consola=https%3A%2F%2Fother.edu%2Freports',
  '?consola=%2F%2Fother.edu',
])('%s names no page', (query) => {
  expect(placeIn(query)).toBeUndefined();
});
