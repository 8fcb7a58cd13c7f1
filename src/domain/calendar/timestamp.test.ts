import { expect, test } from 'vitest';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';

test.each([
  ['2026-03-06T10:05:00Z', '2026-03-06T10:05:00.000Z'],
  [' 2026-03-06 10:05:00Z ', '2026-03-06T10:05:00.000Z'],
  ['2026-03-06T10:05:00-04:00', '2026-03-06T14:05:00.000Z'],
  ['2026-03-06 10:05:00.123456-04', '2026-03-06T14:05:00.123Z'],
  ['2026-03-06T02:05+00', '2026-03-06T02:05:00.000Z'],
])('%j is a moment', (text, at) => {
  expect(parseTimestamp(text)).toEqual({ kind: 'moment', at: new Date(at) });
});

test.each(['2026-03-06', '06/03/2026', '2026-03-06T25:99', '2026-03-06 10:5', '2026-03-06T'])(
  '%j is a day',
  (text) => {
    const day = { year: 2026, month: 3, day: 6 };
    expect(parseTimestamp(text)).toEqual({ kind: 'day', day });
  },
);

test.each(['', 'ayer', '10:05', '2026-13-01T10:05', 'el 2026-03-06T10:05:00Z'])(
  '%j is neither',
  (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  },
);

test('a moment is formatted with its time, a date without', () => {
  const moment = formatTimestamp({ kind: 'moment', at: new Date(2026, 2, 6, 9, 5) }, 'es-ES');
  expect(moment).toMatch(/^6 de marzo de 2026.*9:05$/);
  const day = { year: 2026, month: 3, day: 6 };
  expect(formatTimestamp({ kind: 'day', day }, 'es-ES')).toBe('6 de marzo de 2026');
});
