import { object, pipe, transform } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { filledText } from '../wire/fields.ts';

interface PasswordChange {
  /** The user's token; the session need not have begun. */
  readonly token: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

const renewed = pipe(
  object({ token: filledText }),
  transform(({ token }) => token),
);

/** The key of the new password in the body. */
export const newPasswordKey = 'new_password';

/**
 * Changes the user's password and ends all their sessions, the current one included. Only for servers that offer
 * 'password'.
 *
 * @returns the token of a new session.
 */
export function changePassword(
  api: ApiClient,
  { token, currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  return api.send({
    call: extraPaths.changePassword,
    payload: { current_password: currentPassword, [newPasswordKey]: newPassword },
    credentials: { authorization: `Bearer ${token}` },
    answer: itemOf(renewed),
  });
}
