import type { Checked, Values } from '#admin-console/form/form.flow.ts';
import { isUnauthorized, mayHaveHappened } from '#api/api-error.ts';

/** The lengths that the reference API accepts. */
const shortest = 10;
const longest = 200;

export const emptyPasswords = { password: '', repetition: '' };

export type NewPasswordField = keyof typeof emptyPasswords;

/** A problem of a field, as a key of the form's messages. */
type NewPasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'same' | 'different';

/** Validates the form. Passwords are not trimmed: blanks count as characters. */
export function checkNewPassword(
  { password, repetition }: Values<NewPasswordField>,
  current: string,
): Checked<NewPasswordField, NewPasswordProblem, string> {
  const problem = passwordProblem(password, current);
  if (problem !== undefined) return { status: 'invalid', problems: { password: problem } };
  if (repetition !== password) {
    return { status: 'invalid', problems: { repetition: 'different' } };
  }
  return { status: 'valid', input: password };
}

function passwordProblem(password: string, current: string): NewPasswordProblem | undefined {
  if (password === '') return 'required';
  if (password.length < shortest) return 'tooShort';
  if (password.length > longest) return 'tooLong';
  return password === current ? 'same' : undefined;
}

/**
 * The consequence of a failed change:
 * - `rejected`: the server rejected it; the old password stays valid
 * - `expired`: the one-time sign-in has expired
 * - `uncertain`: no clear response; the change may have been made
 */
export type PasswordFailure = 'rejected' | 'expired' | 'uncertain';

export function passwordFailure(error: unknown): PasswordFailure {
  if (isUnauthorized(error)) return 'expired';
  return mayHaveHappened(error) ? 'uncertain' : 'rejected';
}
