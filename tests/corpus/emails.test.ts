import { expect, test } from 'vitest';
import { suggestEmail } from '#domain/text/email-slip.ts';
import { compareRows } from './compare-rows.ts';
import { emails } from './emails.ts';

test('a slip in an address has a suggestion, and no other address has one', () => {
  const { found, expected } = compareRows(
    emails,
    ([text]) => suggestEmail(text),
    ([, suggestion]) => suggestion,
  );
  expect(found).toEqual(expected);
});
