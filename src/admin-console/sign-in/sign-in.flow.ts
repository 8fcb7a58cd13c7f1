import type { Checked } from '../form/form.flow.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

export const emptyCredentials: Credentials = { identifier: '', password: '' };

/** What is wrong with a field: a key of the form's messages. */
type CredentialProblem = 'identifierMissing' | 'passwordMissing';

/** Both are required. Nothing but spaces is no identifier; in a password, a space is a character like any other. */
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
