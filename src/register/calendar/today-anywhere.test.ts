import { expect, test } from 'vitest';
import { earliestToday, latestToday } from './today-anywhere.ts';

test.each([
  ['2026-01-01T02:00:00Z', '2025-12-31', '2026-01-01'],
  ['2026-06-15T11:59:59Z', '2026-06-14', '2026-06-16'],
  ['2026-06-15T12:00:00Z', '2026-06-15', '2026-06-16'],
  ['2026-06-15T09:59:59Z', '2026-06-14', '2026-06-15'],
])('at %s it is %s somewhere and %s elsewhere', (moment, earliest, latest) => {
  expect(earliestToday(new Date(moment))).toBe(earliest);
  expect(latestToday(new Date(moment))).toBe(latest);
});
