import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, toIcs } from './ceremony-calendar.ts';

const entry: CalendarEntry = {
  uid: 'AG-2026-044@grados.example',
  day: { year: 2026, month: 8, day: 14 },
  summary: 'Acto de grado: Agosto 2026',
  location: 'Aula Magna',
  description: 'Código de solicitud: AG-2026-044',
  stamp: new Date('2026-06-15T16:00:05.123Z'),
};

/** The lines after unfolding. */
const linesOf = (change: Partial<CalendarEntry> = {}) =>
  toIcs({ ...entry, ...change })
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('the calendar file (RFC 5545)', () => {
  test('contains one all-day event', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//birrete//graduation-wizard//ES',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:AG-2026-044@grados.example',
      'DTSTAMP:20260615T160005Z',
      'DTSTART;VALUE=DATE:20260814',
      'DTEND;VALUE=DATE:20260815',
      'SUMMARY:Acto de grado: Agosto 2026',
      'LOCATION:Aula Magna',
      'DESCRIPTION:Código de solicitud: AG-2026-044',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    [{ year: 2026, month: 12, day: 31 }, '20270101'],
    [{ year: 2028, month: 2, day: 28 }, '20280229'],
    [{ year: 2026, month: 2, day: 28 }, '20260301'],
  ])('%o ends on the following day', (day, end) => {
    expect(linesOf({ day })).toContain(`DTEND;VALUE=DATE:${end}`);
  });

  test('a name can neither begin a line nor end a value', () => {
    const lines = linesOf({ summary: 'Acto; A, B\\C\r\nEND:VEVENT\u0007' });
    expect(lines).toContain('SUMMARY:Acto\\; A\\, B\\\\C\\nEND:VEVENT ');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  test('without a place there is no line for it', () => {
    expect(linesOf({ location: undefined }).join()).not.toContain('LOCATION');
  });

  test('no line is longer than 75 octets, and unfolding restores every text', () => {
    const anyText = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .map((text) => text.replace(/\p{Cc}/gu, ''));
    fc.assert(
      fc.property(anyText, (summary) => {
        for (const line of toIcs({ ...entry, summary }).split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const line = linesOf({ summary }).find((one) => one.startsWith('SUMMARY:'));
        expect(line?.slice('SUMMARY:'.length).replace(/\\([\\;,])/g, '$1')).toBe(summary);
      }),
    );
  });
});
