import { ApiError } from '../../api/api-error.ts';
import { mayHaveHappened } from '../../api/may-have-happened.ts';

/** The lengths that the reference API takes. */
const shortest = 10;
const longest = 200;

/** The form as it is typed. */
export interface NewPasswordFields {
  readonly password: string;
  readonly repetition: string;
}

export type NewPasswordField = keyof NewPasswordFields;

/** What is wrong with a field; each stands for one sentence. */
type NewPasswordMistake = 'required' | 'tooShort' | 'tooLong' | 'same' | 'different';

export type NewPasswordMistakes = Readonly<Partial<Record<NewPasswordField, NewPasswordMistake>>>;

/** Checks the form. Nothing is trimmed: a space is a character like any other here. */
export function findMistakes(
  { password, repetition }: NewPasswordFields,
  current: string,
): NewPasswordMistakes {
  const mistake = mistakeOf(password, current);
  if (mistake !== undefined) return { password: mistake };
  return repetition === password ? {} : { repetition: 'different' };
}

function mistakeOf(password: string, current: string): NewPasswordMistake | undefined {
  if (password === '') return 'required';
  if (password.length < shortest) return 'tooShort';
  if (password.length > longest) return 'tooLong';
  return password === current ? 'same' : undefined;
}

/**
 * What a failed change leaves behind:
 * - `refused` the server said no; the old password stands
 * - `expired` the one-time sign-in is worth nothing any more
 * - `uncertain` no clear answer: the change may have been made
 */
export type ChangeEnd = 'refused' | 'expired' | 'uncertain';

export function endOf(error: unknown): ChangeEnd {
  if (error instanceof ApiError && error.kind === 'unauthorized') return 'expired';
  return mayHaveHappened(error) ? 'uncertain' : 'refused';
}
