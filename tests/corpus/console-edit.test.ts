import { expect, test } from 'vitest';
import { checkEdit, editValues } from '#admin-console/applications/edit/application-edit.flow.ts';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { formatDayMonthYear } from '#domain/calendar/calendar-date.ts';
import { compareRows } from './compare-rows.ts';
import { dates, otherTexts, shortYears } from './dates.ts';
import { emails, otherEmails } from './emails.ts';
import { nameOf, names } from './names.ts';

const today = { year: 2026, month: 6, day: 15 };
const saved = editValues(anApplication());

/** Checks the registrar's edit of some fields. */
function check(change: Partial<typeof saved>) {
  return checkEdit({ ...saved, ...change }, saved, today);
}

test('the console sends a date that its field has tidied, and no other', () => {
  const rows = [...dates, ...shortYears, ...otherTexts.map((text) => [text, text] as const)];
  const { found, expected } = compareRows(
    rows.filter(([text]) => text !== ''),
    ([, tidied]) => {
      const checked = check({ dateOfBirth: tidied });
      if (checked.status === 'invalid') return checked.problems;
      const { dateOfBirth } = checked.input;
      return dateOfBirth && formatDayMonthYear(dateOfBirth);
    },
    (row) => {
      if (shortYears.includes(row)) return { dateOfBirth: 'short-year' as const };
      return otherTexts.includes(row[0]) ? { dateOfBirth: 'invalid-date' as const } : row[1];
    },
  );
  expect(found).toEqual(expected);
});

test('the console accepts the texts that look like an e-mail address, and no other', () => {
  const { found, expected } = compareRows(
    emails.filter(([text]) => text !== ''),
    ([text]) => check({ email: text }).status,
    ([text]) => (otherEmails.includes(text) ? 'invalid' : 'valid'),
  );
  expect(found).toEqual(expected);
});

test('the console refuses no name', () => {
  const { found, expected } = compareRows(
    names,
    ([text]) => {
      const { firstName, secondName, lastName, secondLastName } = nameOf(text);
      const checked = check({
        firstName: firstName ?? '',
        secondName: secondName ?? '',
        lastName: lastName ?? '',
        secondLastName: secondLastName ?? '',
      });
      return checked.status === 'valid' ? [] : checked.problems;
    },
    () => [],
  );
  expect(found).toEqual(expected);
});
