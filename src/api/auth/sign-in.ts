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
  /** The password was a one-time one: the server waits for another (ruling 42). */
  readonly mustChangePassword: boolean;
}

/** A server's name for the role comes as `role_name` or `role` (ruling 50). */
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

/** Flat or under `data`; without token or user it is no sign-in (spec §5). */
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
 * POST /api/auth/login. A 401 is its ordinary answer (ruling 2).
 *
 * @throws ApiError of kind `unreadable` when token or user is missing: 'Credenciales inválidas' (spec §5).
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
