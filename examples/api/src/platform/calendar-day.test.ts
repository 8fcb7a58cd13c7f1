import { expect, test } from 'vitest';
import { dayInZone } from './calendar-day.ts';

test('the day of a moment depends on the time zone', () => {
  const moment = new Date('2026-01-01T02:00:00Z');
  expect(dayInZone(moment, 'America/Caracas')).toBe('2025-12-31');
});
