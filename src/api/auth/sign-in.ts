import { pipe, transform } from 'valibot';
import * as paths from '../../contract/paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import {
  filledText,
  optionalFlag,
  optionalIdentifier,
  optionalName,
  optionalText,
} from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

/** What a sign-in brought: a token, and who it speaks for. */
export interface SignInResult {
  readonly token: string;
  readonly user: {
    readonly fullName: string | undefined;
    readonly username: string | undefined;
    readonly email: string | undefined;
    readonly roleId: number | undefined;
    readonly roleName: string | undefined;
  };
  /** The person signed in with a one-time password and has to choose another. */
  readonly mustChangePassword: boolean;
}

/** A server's name for the role comes as `role_name` or `role`. */
const user = rowOf({
  fullName: [optionalText, 'full_name'],
  username: [optionalText, 'username'],
  email: [optionalText, 'email'],
  roleId: [optionalIdentifier, 'role_id'],
  roleName: [optionalName, 'role_name', 'role'],
  mustChangePassword: [optionalFlag, 'must_change_password'],
});

/** Flat or under `data`; without token or user it is no sign-in. */
export const signedIn = itemOf(
  pipe(
    rowOf({ token: [filledText, 'token'], user: [user, 'user'] }),
    transform(
      ({ token, user: { mustChangePassword, ...named } }): SignInResult => ({
        token,
        user: named,
        mustChangePassword: mustChangePassword === true,
      }),
    ),
  ),
);

/**
 * Signs in. A 401 means a wrong password and does not end a session.
 *
 * @throws ApiError of kind `unreadable` when token or user is missing: 'Credenciales inválidas'.
 */
export function signIn(
  api: ApiClient,
  credentials: { readonly identifier: string; readonly password: string },
): Promise<SignInResult> {
  return api.send({
    call: paths.signIn,
    payload: credentials,
    credentials: {},
    answer: signedIn,
  });
}
