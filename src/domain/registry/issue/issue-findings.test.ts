import { describe, expect, test } from 'vitest';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { findingsOfIssue } from './issue-findings.ts';

const none = { record: undefined, assigned: undefined, folio: undefined };
const today = { year: 2026, month: 7, day: 13 };

function kindsOf(issue: string, ceremony: string, firstNumbers: typeof none = none) {
  const issueDate = parseCalendarDate(issue);
  const ceremonyDate = parseCalendarDate(ceremony);
  const warnings = findingsOfIssue({ issueDate, ceremonyDate, today, firstNumbers });
  return warnings.map(({ kind }) => kind);
}

describe('the day of an issue', () => {
  test.each([
    ['13/07/2026', '13/07/2026'],
    ['13/07/2026', '10/07/2026'],
    ['10/07/2026', '10/07/2026'],
    // The ninetieth day after the ceremony.
    ['09/07/2026', '10/04/2026'],
    ['13/07/2026', ''],
    ['', '10/07/2026'],
  ])('%j for a ceremony on %j is usual', (issue, ceremony) => {
    expect(kindsOf(issue, ceremony)).toEqual([]);
  });

  test.each([
    ['09/07/2026', '10/07/2026', ['before-ceremony']],
    ['14/07/2026', '10/07/2026', ['in-future']],
    ['10/07/2026', '10/04/2026', ['long-after-ceremony']],
    ['13/07/2026', '14/07/2026', ['ceremony-ahead', 'before-ceremony']],
    ['01/01/1999', '20/05/2028', ['ceremony-ahead', 'before-ceremony']],
    ['', '14/07/2026', ['ceremony-ahead']],
    ['13/07/2027', '10/04/2026', ['in-future', 'long-after-ceremony']],
    ['14/07/2026', '', ['in-future']],
  ])('%j for a ceremony on %j has a warning', (issue, ceremony, kinds) => {
    expect(kindsOf(issue, ceremony)).toEqual(kinds);
  });
});

test('numbers that grow by their year have warnings, by register', () => {
  const firstNumbers = { record: '001/2026', assigned: '443', folio: 'F-2026' };
  const date = { year: 2026, month: 7, day: 10 };
  expect(findingsOfIssue({ issueDate: today, ceremonyDate: date, today, firstNumbers })).toEqual([
    { kind: 'year-number', register: 'record', number: '001/2026', year: 2026, next: '001/2027' },
    { kind: 'year-number', register: 'folio', number: 'F-2026', year: 2026, next: 'F-2027' },
  ]);
});
