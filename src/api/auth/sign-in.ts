import { nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import type { ApiClient } from '../client.ts';
import { decodeWith } from '../wire/decode.ts';
import { unwrapItem } from '../wire/envelope.ts';
import { applyAliases, optionalIdentifier, optionalText } from '../wire/fields.ts';

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
}

const user = pipe(
  object({
    full_name: optionalText,
    username: optionalText,
    email: optionalText,
    role_id: optionalIdentifier,
    role_name: optionalText,
  }),
  transform((wire) => ({
    fullName: wire.full_name,
    username: wire.username,
    email: wire.email,
    roleId: wire.role_id,
    roleName: wire.role_name,
  })),
);

/** Flat or under `data`; without token or user it is no sign-in (spec §5). */
const signedIn = object({
  token: pipe(string(), trim(), nonEmpty()),
  user,
});

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
    isAnonymous: true,
    decode: (body) => decodeWith(signedIn, withRoleName(unwrapItem(body))),
  });
}

/** A server's name for the role comes as `role_name` or `role` (ruling 50). */
function withRoleName(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('user' in data)) return data;
  return { ...data, user: applyAliases(data.user, { role_name: ['role_name', 'role'] }) };
}
