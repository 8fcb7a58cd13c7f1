import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#domain/calendar/calendar-date.ts';
import { dayAfterKey, firstDayOf, weeksOf } from './calendar-month.ts';

const monday = 1;
const sunday = 7;
const june15 = { year: 2026, month: 6, day: 15 };

describe('the weeks of a month', () => {
  const daysOf = (week: readonly { readonly day: number }[] | undefined) =>
    week?.map(({ day }) => day);

  it('begin with the first day of the week', () => {
    // The first of March 2026 is a Sunday.
    const march = { year: 2026, month: 3, day: 1 };
    expect(daysOf(weeksOf(march, sunday)[0])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(daysOf(weeksOf(march, monday)[0])).toEqual([23, 24, 25, 26, 27, 28, 1]);
  });

  it('contain each day once, in rows of seven', () => {
    const weeks = weeksOf(june15, monday);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    const june = weeks.flat().filter(({ month }) => month === 6);
    expect(daysOf(june)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
});

it.each([
  ['ArrowLeft', '2026-06-14'],
  ['ArrowRight', '2026-06-16'],
  ['ArrowUp', '2026-06-08'],
  ['ArrowDown', '2026-06-22'],
  ['Home', '2026-06-15'],
  ['End', '2026-06-21'],
  ['PageUp', '2026-05-15'],
  ['PageDown', '2026-07-15'],
  ['Shift+PageUp', '2025-06-15'],
  ['Shift+PageDown', '2027-06-15'],
  ['Tab', undefined],
  ['Enter', undefined],
])('%s moves to %s', (pressed, to) => {
  const key = { key: pressed.replace('Shift+', ''), shiftKey: pressed.startsWith('Shift+') };
  const date = dayAfterKey(june15, key, monday);
  expect(date && formatIsoDate(date)).toBe(to);
});

it('knows the first day of the week', () => {
  expect([firstDayOf('es-ES'), firstDayOf('pt-BR')]).toEqual([monday, sunday]);
});
