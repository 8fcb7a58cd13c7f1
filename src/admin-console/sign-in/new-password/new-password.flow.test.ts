import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '#api/api-error.ts';
import { checkNewPassword, passwordFailure } from './new-password.flow.ts';

function check(password: string, repetition = password) {
  const checked = checkNewPassword({ password, repetition }, 'temporal-9999');
  return checked.status === 'valid' ? {} : checked.problems;
}

test.each([
  ['nothing', '', { password: 'required' }],
  ['nine characters', 'x'.repeat(9), { password: 'tooShort' }],
  ['ten characters', 'x'.repeat(10), {}],
  ['ten spaces: a space is a character', ' '.repeat(10), {}],
  ['two hundred characters', 'x'.repeat(200), {}],
  ['two hundred and one', 'x'.repeat(201), { password: 'tooLong' }],
  ['the one-time password', 'temporal-9999', { password: 'same' }],
])('%s', (_, password, problems) => {
  expect(check(password)).toEqual(problems);
});

test('the repetition has to be the same, and is only judged when the password is good', () => {
  expect(check('una frase larga', 'una frase larg')).toEqual({ repetition: 'different' });
  expect(check('corta', '')).toEqual({ password: 'tooShort' });
});

test.each<[ApiErrorKind, number | undefined, string]>([
  ['network', undefined, 'uncertain'],
  ['unreadable', 200, 'uncertain'],
  ['server', 500, 'uncertain'],
  ['server', 504, 'uncertain'],
  ['unauthorized', 401, 'expired'],
  ['invalid', 422, 'rejected'],
  ['rate-limited', 429, 'rejected'],
])('%s (%s) is %s', (kind, status, failure) => {
  const error = new ApiError({ kind, status, call: 'POST /api/auth/password' });
  expect(passwordFailure(error)).toBe(failure);
});
