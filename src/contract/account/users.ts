import * as v from 'valibot';
import { type CallRow, ifMatch } from '../schema/call-row.ts';
import {
  activeFlag,
  emailText,
  fieldMessages,
  inputObject,
  requiredText,
} from '../schema/fields.ts';
import type { RefusalAnswer } from '../schema/refusal.ts';

const roleNames: Readonly<Record<number, string>> = { 1: 'Super Admin', 2: 'Admin' };

/** The Spanish name of a role by its id: 1 'Super Admin', 2 'Admin', any other 'Usuario'. */
export function roleNameOf(roleId: number): string {
  return roleNames[roleId] ?? 'Usuario';
}

/** One user. */
export const userAnswer = v.object({
  id: v.number(),
  username: v.string(),
  email: v.string(),
  full_name: v.string(),
  role_id: v.number(),
  role_name: v.string(),
  is_active: v.picklist([0, 1]),
  version: v.number(),
});

/** A new user, with the one-time password. */
export const createdUserAnswer = v.object({
  ...userAnswer.entries,
  temporary_password: v.string(),
});

/** A new one-time password. */
export const reissuedPasswordAnswer = v.object({ temporary_password: v.string() });

/** A changed user, with the one-time password if the change let them in again. */
export const changedUserAnswer = v.object({
  ...userAnswer.entries,
  temporary_password: v.optional(v.string()),
});

/** A user of the console, as the server answers it. */
export type UserAnswer = v.InferOutput<typeof userAnswer>;
/** A changed user, as the server answers it. */
export type ChangedUserAnswer = v.InferOutput<typeof changedUserAnswer>;
/** A new user with a one-time password, as the server answers it. */
export type CreatedUserAnswer = v.InferOutput<typeof createdUserAnswer>;

/** Users of the console. */
export const userRefusals = {
  userMissing: { status: 404, message: 'El usuario no existe.' },
  usernameTaken: {
    field: 'username',
    status: 409,
    message: 'Ya existe un usuario con ese nombre de usuario.',
  },
  emailTaken: { field: 'email', status: 409, message: 'Ya existe un usuario con ese email.' },
  ownUserDeletion: { status: 409, message: 'No puedes eliminar tu propio usuario.' },
  ownUserDeactivation: {
    field: 'is_active',
    status: 409,
    message: 'No puedes desactivar tu propio usuario.',
  },
  ownUserDemotion: {
    field: 'role_id',
    status: 409,
    message: 'No puedes quitarte el rol de administrador.',
  },
  ownPasswordReissue: {
    status: 409,
    message: 'Tu propia contraseña la cambias tú al iniciar sesión.',
  },
  inactiveUserPassword: {
    status: 409,
    message: 'El usuario está desactivado: actívalo antes de darle una contraseña.',
  },
} as const satisfies Record<string, RefusalAnswer>;

const role = v.pipe(
  v.union([v.picklist([1, 2, 3]), v.picklist(['1', '2', '3'])], fieldMessages.required('El rol')),
  v.transform(Number),
);

/** Body of creating a user. It holds no password: the answer contains one. */
export const userInput = inputObject({
  // Without '@', so that no username equals another user's e-mail.
  username: v.pipe(
    requiredText({ label: 'El nombre de usuario', max: 60 }),
    v.regex(
      /^[\p{L}\p{N}._-]+$/u,
      'El nombre de usuario solo puede tener letras, números, puntos, guiones y guiones bajos',
    ),
  ),
  email: emailText(fieldMessages.required('El email')),
  full_name: requiredText({ label: 'El nombre completo', max: 200 }),
  role_id: role,
});

/** Body of changing a user: the same, and the active flag. */
const userUpdateInput = inputObject({
  ...userInput.entries,
  is_active: v.optional(activeFlag('El estado')),
});

/** A user of the console, as the client sends it. */
export type UserInput = v.InferOutput<typeof userInput>;
/** Changes of a user, as the client sends them. */
export type UserUpdate = v.InferOutput<typeof userUpdateInput>;

/** The users of the console. */
export const userCalls = {
  listUsers: {
    purpose: 'List all users',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    status: 200,
    answer: { kind: 'list', schema: userAnswer },
  },
  createUser: {
    purpose: 'Create a user',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    input: userInput,
    status: 201,
    answer: { kind: 'data', schema: createdUserAnswer },
    done: 'Usuario creado exitosamente',
    refusals: ['usernameTaken', 'emailTaken'],
  },
  updateUser: {
    purpose: 'Change a user; one who is activated again gets a one-time password',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    headers: ifMatch,
    input: userUpdateInput,
    status: 200,
    answer: { kind: 'data', schema: changedUserAnswer },
    done: 'Usuario actualizado exitosamente',
    refusals: [
      'userMissing',
      'rowChanged',
      'usernameTaken',
      'emailTaken',
      'ownUserDeactivation',
      'ownUserDemotion',
    ],
  },
  deleteUser: {
    purpose: 'Delete a user; 409 while it is in use',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Usuario eliminado exitosamente',
    refusals: ['userMissing', 'rowChanged', 'ownUserDeletion'],
  },
  reissuePassword: {
    purpose: 'Give a user a new one-time password and end their sessions',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'password-reset',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'data', schema: reissuedPasswordAnswer },
    done: 'Contraseña de un solo uso creada',
    refusals: ['userMissing', 'rowChanged', 'ownPasswordReissue', 'inactiveUserPassword'],
  },
} as const satisfies Record<string, CallRow>;
