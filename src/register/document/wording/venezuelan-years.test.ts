import { expect, test } from 'vitest';
import { venezuelanYears } from './venezuelan-years.ts';

test.each([
  // As in a resolution of the Universidad Bolivariana de Venezuela.
  [{ year: 2011, month: 2, day: 15 }, '200° de la Independencia y 151° de la Federación'],
  [{ year: 2011, month: 2, day: 20 }, '200° de la Independencia y 152° de la Federación'],
  [{ year: 2026, month: 4, day: 18 }, '215° de la Independencia y 167° de la Federación'],
  [{ year: 2026, month: 4, day: 19 }, '216° de la Independencia y 167° de la Federación'],
  [{ year: 2026, month: 12, day: 31 }, '216° de la Independencia y 167° de la Federación'],
])('%o', (date, expected) => {
  expect(venezuelanYears(date)).toBe(expected);
});
