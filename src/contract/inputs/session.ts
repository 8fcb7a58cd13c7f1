import * as v from 'valibot';
import { generalRefusals } from '../refusals/general.ts';
import { sessionRefusals } from '../refusals/session.ts';
import { fieldMessages } from './field-messages.ts';
import { inputObject } from './fields.ts';

const identifierRequired = fieldMessages.required('El usuario o email');
const passwordRequired = fieldMessages.required('La contraseña');
const wrongCredentials = sessionRefusals.wrongCredentials.message;

/** A password as somebody enters it, right or wrong. */
export const password = v.pipe(
  v.string(passwordRequired),
  v.nonEmpty(passwordRequired),
  v.maxLength(200, wrongCredentials),
);

/** A password that somebody chooses: 10 to 200 characters. */
export const newPassword = v.pipe(
  v.string(passwordRequired),
  v.minLength(10, 'La nueva contraseña debe tener al menos 10 caracteres'),
  v.maxLength(200, fieldMessages.tooLong('La nueva contraseña', 200)),
);

/** Body of the sign-in. */
export const signInInput = inputObject({
  identifier: v.pipe(
    v.string(identifierRequired),
    v.normalize('NFC'),
    v.trim(),
    v.nonEmpty(identifierRequired),
    v.maxLength(254, wrongCredentials),
    v.check((text) => !/\p{Cc}/u.test(text), generalRefusals.malformed.message),
  ),
  password,
});

/** Body of a signed-in user's password. */
export const currentPasswordInput = inputObject({ current_password: password });

/** Body of changing the user's own password. */
export const passwordInput = inputObject({
  current_password: password,
  new_password: newPassword,
});
