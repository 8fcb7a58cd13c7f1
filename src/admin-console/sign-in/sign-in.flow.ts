import type { Checked } from '../form/form.flow.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

export const emptyCredentials: Credentials = { identifier: '', password: '' };

/** The problem of a field: a key of the form's messages. */
type CredentialProblem = 'identifierMissing' | 'passwordMissing';

/** Requires both fields. Blanks alone are no identifier, but count as characters of a password. */
export function checkCredentials(
  credentials: Credentials,
): Checked<keyof Credentials, CredentialProblem, Credentials> {
  const identifier = credentials.identifier.trim() === '' ? 'identifierMissing' : undefined;
  const password = credentials.password === '' ? 'passwordMissing' : undefined;
  if (identifier === undefined && password === undefined) {
    return { status: 'valid', input: credentials };
  }
  return { status: 'invalid', problems: { identifier, password } };
}
