import { expect, test } from 'vitest';
import { normalizeApplicationCode } from '#domain/application/application-code.ts';
import { verificationCodeIn } from '#domain/verification/verification-code.ts';
import { applicationCodes, verificationCodes } from './codes.ts';
import { compareRows } from './compare-rows.ts';

test('an application code follows from any writing of it, and any other text stays as typed', () => {
  const { found, expected } = compareRows(
    applicationCodes,
    ([text]) => normalizeApplicationCode(text),
    ([text, code]) => code ?? text.trim().toUpperCase(),
  );
  expect(found).toEqual(expected);
});

test('a verification code follows from any writing of it, and from no other text', () => {
  const { found, expected } = compareRows(
    verificationCodes,
    ([text]) => verificationCodeIn(text),
    ([, code]) => code,
  );
  expect(found).toEqual(expected);
});

test('a code that was tidied is not changed again', () => {
  for (const [text] of applicationCodes) {
    const tidied = normalizeApplicationCode(text);
    expect(normalizeApplicationCode(tidied), text).toBe(tidied);
  }
});
