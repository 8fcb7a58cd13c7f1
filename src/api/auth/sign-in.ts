import { pipe, transform } from 'valibot';
import * as paths from '#contract/paths/paths.ts';
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

/** The result of a sign-in: a token and its user. */
export interface SignInResult {
  readonly token: string;
  readonly user: {
    readonly fullName: string | undefined;
    readonly username: string | undefined;
    readonly email: string | undefined;
    readonly roleId: number | undefined;
    readonly roleName: string | undefined;
  };
  /** The user signed in with a one-time password and has to choose another. */
  readonly mustChangePassword: boolean;
  /** The user signed in with a one-time password and has to add a passkey instead. */
  readonly mustAddPasskey: boolean;
}

/** Servers name the role in `role_name` or `role`. */
const user = rowOf({
  fullName: [optionalText, 'full_name'],
  username: [optionalText, 'username'],
  email: [optionalText, 'email'],
  roleId: [optionalIdentifier, 'role_id'],
  roleName: [optionalName, 'role_name', 'role'],
  mustChangePassword: [optionalFlag, 'must_change_password'],
  mustAddPasskey: [optionalFlag, 'must_add_passkey'],
});

/** Flat or under `data`; token and user are required. */
export const signedIn = itemOf(
  pipe(
    rowOf({ token: [filledText, 'token'], user: [user, 'user'] }),
    transform(
      ({ token, user: { mustChangePassword, mustAddPasskey, ...named } }): SignInResult => ({
        token,
        user: named,
        mustChangePassword: mustChangePassword === true,
        mustAddPasskey: mustAddPasskey === true,
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
