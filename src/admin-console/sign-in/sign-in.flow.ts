import { ApiError } from '../../api/api-error.ts';
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

/**
 * What a failed sign-in was:
 * - `refused` the server did not accept the credentials; its sentence, if it sent one
 * - `invalid` an answer without token or user
 * - `broken` the call itself failed, as any call may
 */
export type SignInFailure =
  | { readonly kind: 'refused'; readonly serverSentence: string | undefined }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'broken' };

export function readFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { kind: 'broken' };
  if (error.kind === 'unauthorized') {
    return { kind: 'refused', serverSentence: error.serverMessage };
  }
  return error.kind === 'unreadable' ? { kind: 'invalid' } : { kind: 'broken' };
}
