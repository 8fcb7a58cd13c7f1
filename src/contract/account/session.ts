import * as v from 'valibot';
import type { CallRow } from '../schema/call-row.ts';
import { fieldMessages, inputObject } from '../schema/fields.ts';
import { generalRefusals, type RefusalAnswer } from '../schema/refusal.ts';

/** The token of `Authorization: Bearer …`; undefined for a header of another form. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{16,512})$/i.exec(authorization ?? '')?.[1];
}

/** A token and the user that it belongs to. */
export const signInAnswer = v.object({
  token: v.string(),
  user: v.object({
    id: v.number(),
    full_name: v.string(),
    username: v.string(),
    email: v.string(),
    role_id: v.number(),
    role_name: v.string(),
    /** The user signed in with a one-time password and has to choose another. An addition to the contract. */
    must_change_password: v.boolean(),
    /** The user signed in with a one-time password, and has to add a passkey instead. An addition to the contract. */
    must_add_passkey: v.optional(v.boolean()),
  }),
});

/** One session of the signed-in user. */
export const sessionAnswer = v.object({
  id: v.number(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  seen_at: v.pipe(v.string(), v.isoTimestamp()),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  address: v.nullable(v.string()),
  user_agent: v.nullable(v.string()),
  /** The means of authentication. */
  opened_by: v.picklist(['password', 'openid', 'passkey']),
  is_current: v.boolean(),
});

/** A session of the user, as the server answers it. */
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;
/** Token and user after a sign-in, as the server answers them. */
export type SignInAnswer = v.InferOutput<typeof signInAnswer>;

/** Sign-in, rights and passwords. */
export const sessionRefusals = {
  signInRequired: { status: 401, message: 'Debes iniciar sesión para continuar.' },
  sessionExpired: {
    status: 401,
    message: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  },
  forbidden: { status: 403, message: 'No tienes permisos para realizar esta acción.' },
  passwordChangeRequired: {
    status: 403,
    message: 'Debes elegir tu propia contraseña antes de continuar.',
  },
  wrongCredentials: { status: 401, message: 'Usuario o contraseña incorrectos.' },
  passkeyRequired: {
    status: 403,
    message: 'Debes agregar una llave de acceso antes de continuar.',
  },
  passwordSignInOff: {
    status: 401,
    message:
      'Usuario o contraseña incorrectos. Los administradores entran con una llave de acceso o con la cuenta de su universidad.',
  },
  stepUpRequired: {
    status: 403,
    message: 'Hace tiempo que entraste. Confirma que eres tú para continuar.',
  },
  notConfirmed: {
    status: 422,
    message: 'No se pudo confirmar que eres tú. Inténtalo de nuevo.',
  },
  oneTimePasswordSpent: {
    status: 401,
    message:
      'La contraseña de un solo uso ya se usó o venció. Pide otra a quien te dio la primera.',
  },
  wrongPassword: {
    field: 'current_password',
    status: 422,
    message: 'La contraseña actual no es correcta.',
  },
  samePassword: {
    field: 'new_password',
    status: 422,
    message: 'La nueva contraseña debe ser distinta de la actual',
  },
  guessablePassword: {
    field: 'new_password',
    status: 422,
    message:
      'Esa contraseña es fácil de adivinar. Elige una frase larga que no contenga tus datos.',
  },
  sessionMissing: { status: 404, message: 'La sesión no existe o ya terminó.' },
} as const satisfies Record<string, RefusalAnswer>;

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
const currentPasswordInput = inputObject({ current_password: password });

/** Body of changing the user's own password. */
const passwordInput = inputObject({
  current_password: password,
  new_password: newPassword,
});

/** The token of the session that continues after a change of the password. */
const changedPasswordAnswer = v.object({ token: v.string() });

/** Signing in and out, the user's password and sessions, and the proof of the identity for one action. */
export const sessionCalls = {
  signIn: {
    purpose: 'Sign in by username or e-mail',
    usedBy: ['sign-in'],
    audience: 'public',
    queue: 'own',
    input: signInInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: ['wrongCredentials', 'passwordSignInOff', 'oneTimePasswordSpent', 'tooManyAttempts'],
  },
  signOut: {
    purpose: 'Revoke the token',
    usedBy: ['account'],
    audience: 'public',
    extra: 'sign-out',
    queue: 'own',
    status: 200,
    answer: { kind: 'done' },
    done: 'Sesión cerrada correctamente',
  },
  changePassword: {
    purpose: "Change the user's own password and end all their sessions",
    usedBy: ['account'],
    audience: 'signed-in',
    proof: 'password',
    extra: 'password',
    queue: 'own',
    input: passwordInput,
    status: 200,
    answer: { kind: 'data', schema: changedPasswordAnswer },
    done: 'Contraseña actualizada correctamente',
    refusals: ['wrongPassword', 'samePassword', 'guessablePassword', 'tooManyAttempts'],
  },
  confirmByPassword: {
    purpose: "Prove the user's identity again, by the password",
    usedBy: ['account'],
    audience: 'signed-in',
    proof: 'session',
    extra: 'step-up',
    queue: 'own',
    input: currentPasswordInput,
    status: 200,
    answer: { kind: 'done' },
    done: 'Identidad confirmada',
    refusals: ['forbidden', 'wrongPassword', 'tooManyAttempts'],
  },
  listSessions: {
    purpose: "List the user's own sessions, newest first",
    usedBy: ['account'],
    audience: 'signed-in',
    proof: 'session',
    extra: 'sessions',
    status: 200,
    answer: { kind: 'list', schema: sessionAnswer },
  },
  endSession: {
    purpose: "End one of the user's own sessions",
    usedBy: ['account'],
    audience: 'signed-in',
    proof: 'fresh',
    extra: 'sessions',
    queue: 'own',
    status: 200,
    answer: { kind: 'done' },
    done: 'Sesión terminada',
    refusals: ['sessionMissing'],
  },
  endOtherSessions: {
    purpose: "End all of the user's own sessions except the current one",
    usedBy: ['account'],
    audience: 'signed-in',
    proof: 'fresh',
    extra: 'other-sessions',
    queue: 'own',
    status: 200,
    answer: { kind: 'done' },
    done: 'Las demás sesiones terminaron',
  },
} as const satisfies Record<string, CallRow>;
