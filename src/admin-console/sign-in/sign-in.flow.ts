import { ApiError } from '../../api/api-error.ts';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

export type CredentialField = keyof Credentials;

/** The fields that must be filled in still: both are required. Nothing but spaces is empty. */
export function missingFields({ identifier, password }: Credentials): readonly CredentialField[] {
  return [
    identifier.trim() === '' ? (['identifier'] as const) : [],
    password === '' ? (['password'] as const) : [],
  ].flat();
}

/**
 * What a failed sign-in was:
 * - `refused` the server did not accept who it was; its sentence, if it gave one
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
