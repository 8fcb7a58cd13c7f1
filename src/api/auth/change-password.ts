import { object, pipe, transform } from 'valibot';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { filledText } from '../wire/fields.ts';

interface PasswordChange {
  /** The token of the person whose password it is: their session need not have begun. */
  readonly token: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

const renewed = pipe(
  object({ token: filledText }),
  transform(({ token }) => token),
);

/**
 * POST /api/auth/password, which is no part of the contract: sets one's own password. Only for servers that offer
 * 'password'. All sessions of the person end with it, the one that asked included.
 *
 * @returns the token of a new session.
 */
export function changePassword(
  api: ApiClient,
  { token, currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  return api.send({
    method: 'POST',
    template: '/api/auth/password',
    payload: { current_password: currentPassword, new_password: newPassword },
    credentials: { authorization: `Bearer ${token}` },
    answer: itemOf(renewed),
  });
}
