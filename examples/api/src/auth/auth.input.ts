import * as v from 'valibot';
import { inputObject } from '../input/fields.ts';
import { authMessages } from './auth.messages.ts';

/** A password as somebody says it, right or wrong. */
export const password = v.pipe(
  v.string(authMessages.passwordRequired),
  v.nonEmpty(authMessages.passwordRequired),
  v.maxLength(200, authMessages.wrongCredentials),
);

/** A password that somebody chooses: 10 to 200 characters. */
export const newPassword = v.pipe(
  v.string(authMessages.passwordRequired),
  v.minLength(10, authMessages.tooShort),
  v.maxLength(200, authMessages.tooLong),
);

/** Body of the sign-in. */
export const signInInput = inputObject({
  identifier: v.pipe(
    v.string(authMessages.identifierRequired),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(authMessages.identifierRequired),
    v.maxLength(254, authMessages.wrongCredentials),
  ),
  password,
});

/** Body of changing one's own password, an addition to the contract. */
export const passwordInput = inputObject({
  current_password: password,
  new_password: newPassword,
});
