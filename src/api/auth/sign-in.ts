import { object, pipe, transform, unknown } from 'valibot';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import {
  applyAliases,
  filledText,
  optionalFlag,
  optionalIdentifier,
  optionalText,
} from '../wire/fields.ts';
import { roleName } from '../wire/role-name.ts';

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
const user = pipe(
  unknown(),
  transform((row) => applyAliases(row, { role_name: ['role_name', 'role'] })),
  object({
    full_name: optionalText,
    username: optionalText,
    email: optionalText,
    role_id: optionalIdentifier,
    role_name: roleName,
    must_change_password: optionalFlag,
  }),
);

/** Flat or under `data`; without token or user it is no sign-in. */
const signedIn = pipe(
  object({ token: filledText, user }),
  transform(
    ({ token, user: wire }): SignInResult => ({
      token,
      user: {
        fullName: wire.full_name,
        username: wire.username,
        email: wire.email,
        roleId: wire.role_id,
        roleName: wire.role_name,
      },
      mustChangePassword: wire.must_change_password === true,
    }),
  ),
);

/**
 * POST /api/auth/login. A 401 means a wrong password and does not end a session.
 *
 * @throws ApiError of kind `unreadable` when token or user is missing: 'Credenciales inválidas'.
 */
export function signIn(
  api: ApiClient,
  credentials: { readonly identifier: string; readonly password: string },
): Promise<SignInResult> {
  return api.send({
    method: 'POST',
    template: '/api/auth/login',
    payload: credentials,
    credentials: {},
    answer: itemOf(signedIn),
  });
}
