import * as v from 'valibot';
import type { CallRow } from '../schema/call-row.ts';
import { inputObject, requiredText } from '../schema/fields.ts';
import type { RefusalAnswer } from '../schema/refusal.ts';
import { password, signInAnswer } from './session.ts';

/** One passkey of the signed-in user. */
export const passkeyAnswer = v.object({
  id: v.number(),
  name: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  used_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** The options that `PublicKeyCredential.parse…OptionsFromJSON` accepts. */
export const passkeyOptionsAnswer = v.looseObject({ challenge: v.string() });

/** Passkeys: signing in with one, and those of an administrator. */
export const passkeyRefusals = {
  passkeyNotRecognized: {
    status: 401,
    message: 'No se reconoció la llave de acceso. Entra con tu contraseña.',
  },
  passkeyNotAdded: {
    status: 422,
    message: 'No se pudo agregar la llave de acceso. Inténtalo de nuevo.',
  },
  passkeyExists: { status: 409, message: 'Esta llave de acceso ya está agregada.' },
  passkeyMissing: { status: 404, message: 'La llave de acceso no existe.' },
} as const satisfies Record<string, RefusalAnswer>;

const notAdded = passkeyRefusals.passkeyNotAdded.message;
const notRecognized = passkeyRefusals.passkeyNotRecognized.message;

/** The parts of a browser credential's `toJSON` that a server reads; its WebAuthn library checks each part. */
function credential<Parts extends v.ObjectEntries>(parts: Parts, message: string) {
  const text = v.string(message);
  return v.object(
    {
      id: text,
      rawId: text,
      type: v.literal('public-key', message),
      response: v.object({ clientDataJSON: text, ...parts }, message),
      clientExtensionResults: v.object({}, message),
    },
    message,
  );
}

/** Body of asking for the options with which a browser creates a passkey. */
const passkeyOfferInput = inputObject({ current_password: password });

/** Body of adding a passkey. */
export const passkeyInput = inputObject({
  name: requiredText({ label: 'El nombre', max: 60 }),
  credential: credential({ attestationObject: v.string(notAdded) }, notAdded),
});

/** Body of signing in with a passkey. */
const passkeySignInInput = inputObject({
  credential: credential(
    {
      authenticatorData: v.string(notRecognized),
      signature: v.string(notRecognized),
      userHandle: v.string(notRecognized),
    },
    notRecognized,
  ),
});

/** Signing in with a passkey, and an administrator's own passkeys. */
export const passkeyCalls = {
  listPasskeys: {
    purpose: "List the administrator's own passkeys, newest first",
    usedBy: ['account'],
    audience: 'administrators',
    proof: 'session',
    extra: 'passkeys',
    status: 200,
    answer: { kind: 'list', schema: passkeyAnswer },
    refusals: ['unknownPath'],
  },
  offerPasskey: {
    purpose: 'The options with which a browser creates a passkey; asks for the password again',
    usedBy: ['account'],
    audience: 'administrators',
    proof: 'password',
    extra: 'passkeys',
    queue: 'own',
    input: passkeyOfferInput,
    status: 200,
    answer: { kind: 'data', schema: passkeyOptionsAnswer },
    refusals: ['unknownPath', 'wrongPassword', 'tooManyAttempts', 'unavailable'],
  },
  addPasskey: {
    purpose: 'Add the passkey that the browser created, once and within five minutes',
    usedBy: ['account'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'passkeys',
    queue: 'own',
    input: passkeyInput,
    status: 201,
    answer: { kind: 'done' },
    done: 'Llave de acceso agregada',
    refusals: ['unknownPath', 'passkeyNotAdded', 'passkeyExists'],
  },
  removePasskey: {
    purpose: "Remove one of the administrator's own passkeys",
    usedBy: ['account'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'passkeys',
    queue: 'own',
    status: 200,
    answer: { kind: 'done' },
    done: 'Llave de acceso eliminada',
    refusals: ['unknownPath', 'passkeyMissing'],
  },
  askForPasskey: {
    purpose: 'The options with which a browser asks for a passkey',
    usedBy: ['sign-in'],
    audience: 'public',
    extra: 'passkeys',
    queue: 'own',
    status: 200,
    answer: { kind: 'data', schema: passkeyOptionsAnswer },
    refusals: ['unknownPath', 'tooManyAttempts', 'unavailable'],
  },
  signInByPasskey: {
    purpose: 'Sign in with a passkey, once and within five minutes',
    usedBy: ['sign-in'],
    audience: 'public',
    extra: 'passkeys',
    queue: 'own',
    input: passkeySignInInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: ['unknownPath', 'passkeyNotRecognized', 'tooManyAttempts'],
  },
  confirmByPasskey: {
    purpose:
      "Prove the user's identity again, by a passkey that answers the challenge of a sign-in",
    usedBy: ['account'],
    audience: 'signed-in',
    proof: 'session',
    extra: 'step-up',
    queue: 'own',
    input: passkeySignInInput,
    status: 200,
    answer: { kind: 'done' },
    done: 'Identidad confirmada',
    refusals: ['unknownPath', 'notConfirmed', 'tooManyAttempts'],
  },
} as const satisfies Record<string, CallRow>;
