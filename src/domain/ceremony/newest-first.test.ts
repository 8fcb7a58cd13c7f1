import { expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/calendar-date.ts';
import type { Ceremony } from './ceremony.ts';
import { parseCeremonyStatus } from './ceremony-status.ts';
import { newestFirst } from './newest-first.ts';

const ceremony = (id: number, day = ''): Ceremony => ({
  id,
  name: `Acto ${id}`,
  date: parseCalendarDate(day),
  location: undefined,
  description: undefined,
  status: undefined,
  initialNumbers: { record: undefined, assigned: undefined, folio: undefined },
});

test('the newest come first, those without a date last, and of the same day the last to be made', () => {
  const ceremonies = [
    ceremony(1),
    ceremony(2, '06/03/2026'),
    ceremony(3, '10/04/2026'),
    ceremony(4),
    ceremony(5, '06/03/2026'),
  ];
  const expected = [3, 5, 2, 4, 1];
  expect(newestFirst(ceremonies).map(({ id }) => id)).toEqual(expected);
  expect(newestFirst(ceremonies.toReversed()).map(({ id }) => id)).toEqual(expected);
  expect(ceremonies.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ['Abierto', 'open'],
  [' OPEN ', 'open'],
  ['cerrado', 'closed'],
  ['Closed', 'closed'],
  ['completado', 'completed'],
  ['completed', 'completed'],
  ...['', 'reabierto', 'abiertos', 'no cerrado', 'cerrados', 'incompletado', 'completados'].map(
    (text) => [text, 'unknown'],
  ),
])('the status %j is %s', (text, status) => {
  expect(parseCeremonyStatus(text)).toBe(status);
});
