import * as v from 'valibot';
import { activeFlag, emailText, inputObject, requiredText } from '../input/fields.ts';
import { userMessages as messages } from './users.messages.ts';

const role = v.pipe(
  v.union([v.picklist([1, 2, 3]), v.picklist(['1', '2', '3'])], messages.roleRequired),
  v.transform(Number),
);

/** Body of creating a user. There is no password in it: the answer carries one. */
export const userInput = inputObject({
  // Without '@', so that nobody's username is somebody else's e-mail.
  username: v.pipe(
    requiredText({
      label: 'El nombre de usuario',
      required: messages.usernameRequired,
      most: 60,
    }),
    v.regex(/^[\p{L}\p{N}._-]+$/u, messages.usernameInvalid),
  ),
  email: emailText(messages.emailRequired),
  full_name: requiredText({
    label: 'El nombre completo',
    required: messages.fullNameRequired,
    most: 200,
  }),
  role_id: role,
});

/** Body of updating a user: the same, and the active flag. */
export const userUpdateInput = inputObject({
  ...userInput.entries,
  is_active: v.optional(activeFlag('El estado')),
});

export type UserInput = v.InferOutput<typeof userInput>;
export type UserUpdate = v.InferOutput<typeof userUpdateInput>;
