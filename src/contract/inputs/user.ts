import * as v from 'valibot';
import { fieldMessages } from './field-messages.ts';
import { activeFlag, emailText, inputObject, requiredText } from './fields.ts';

const role = v.pipe(
  v.union([v.picklist([1, 2, 3]), v.picklist(['1', '2', '3'])], fieldMessages.required('El rol')),
  v.transform(Number),
);

/** Body of creating a user. It holds no password: the answer contains one. */
export const userInput = inputObject({
  // Without '@', so that no username equals another user's e-mail.
  username: v.pipe(
    requiredText({ label: 'El nombre de usuario', most: 60 }),
    v.regex(
      /^[\p{L}\p{N}._-]+$/u,
      'El nombre de usuario solo puede tener letras, números, puntos, guiones y guiones bajos',
    ),
  ),
  email: emailText(fieldMessages.required('El email')),
  full_name: requiredText({ label: 'El nombre completo', most: 200 }),
  role_id: role,
});

/** Body of changing a user: the same, and the active flag. */
export const userUpdateInput = inputObject({
  ...userInput.entries,
  is_active: v.optional(activeFlag('El estado')),
});

/** A user of the console, as the client sends it. */
export type UserInput = v.InferOutput<typeof userInput>;
/** Changes of a user, as the client sends them. */
export type UserUpdate = v.InferOutput<typeof userUpdateInput>;
