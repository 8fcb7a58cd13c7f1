import { ApiError, mayHaveHappened } from '../../api/api-error.ts';
import type { Checked, Values } from '../form/form.flow.ts';

/** The lengths that the reference API takes. */
const shortest = 10;
const longest = 200;

export const emptyPasswords = { password: '', repetition: '' };

export type NewPasswordField = keyof typeof emptyPasswords;

/** What is wrong with a field: a key of the form's messages. */
type NewPasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'same' | 'different';

/** Checks the form. Nothing is trimmed: a space is a character like any other here. */
export function checkNewPassword(
  { password, repetition }: Values<NewPasswordField>,
  current: string,
): Checked<NewPasswordField, NewPasswordProblem, string> {
  const problem = problemOf(password, current);
  if (problem !== undefined) return { status: 'invalid', problems: { password: problem } };
  if (repetition !== password) {
    return { status: 'invalid', problems: { repetition: 'different' } };
  }
  return { status: 'valid', input: password };
}

function problemOf(password: string, current: string): NewPasswordProblem | undefined {
  if (password === '') return 'required';
  if (password.length < shortest) return 'tooShort';
  if (password.length > longest) return 'tooLong';
  return password === current ? 'same' : undefined;
}

/**
 * What a failed change means:
 * - `refused` the server refused it; the old password stays valid
 * - `expired` the one-time sign-in has lost its value
 * - `uncertain` no clear answer: the change may have been made
 */
export type PasswordFailure = 'refused' | 'expired' | 'uncertain';

export function passwordFailure(error: unknown): PasswordFailure {
  if (error instanceof ApiError && error.kind === 'unauthorized') return 'expired';
  return mayHaveHappened(error) ? 'uncertain' : 'refused';
}
