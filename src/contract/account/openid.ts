import * as v from 'valibot';
import type { CallRow } from '../schema/call-row.ts';
import { fieldMessages, inputObject, webAddress } from '../schema/fields.ts';
import { generalRefusals, type RefusalAnswer, type RefusalValues } from '../schema/refusal.ts';
import { signInAnswer } from './session.ts';

/** The provider's name on the sign-in page. */
export const openIdAnswer = v.object({ label: v.string() });

/** The provider's sign-in page, and the key that the tab stores until the user returns. */
export const openIdStartAnswer = v.object({ url: webAddress, key: v.string() });

const signInExpired =
  'Esta entrada venció o ya se usó. Vuelve a la página de entrada e inténtalo de nuevo.';

const noAccess = ({ provider }: RefusalValues) =>
  `${provider} te reconoce, pero aquí no hay un usuario activo con ese correo. Pide acceso a quien administra el sistema en tu universidad.`;

/** Signing in through a provider; `provider` is its name. */
export const openIdRefusals = {
  foreignReturn: {
    status: 422,
    message: 'La dirección de regreso no pertenece a este sitio.',
  },
  providerSignInExpired: { status: 401, message: signInExpired },
  providerReturnExpired: { status: 400, message: signInExpired },
  providerUserUnknown: { status: 401, message: noAccess },
  providerUserInactive: { status: 401, message: noAccess },
  providerEmailUnverified: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `${provider} no ha confirmado tu correo. Confírmalo allí o entra con tu contraseña.`,
  },
  providerIdentityDiffers: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `Tu usuario está unido a otra identidad de ${provider}. Pide ayuda a quien administra el sistema en tu universidad.`,
  },
  providerAssuranceTooLow: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `Tu universidad exige un segundo factor, y ${provider} no lo pidió. Inténtalo de nuevo o pide ayuda a quien administra el sistema.`,
  },
  providerSignInIncomplete: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `No se completó la entrada con ${provider}. Inténtalo de nuevo o entra con tu contraseña.`,
  },
  providerUnreachable: {
    status: 503,
    message: ({ provider }: RefusalValues) =>
      `${provider} no responde en este momento. Entra con tu contraseña o inténtalo más tarde.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

const foreignReturn = openIdRefusals.foreignReturn.message;
const expired = openIdRefusals.providerSignInExpired.message;

/**
 * Body of beginning the sign-in through a provider: the page to return to, and whether the provider has to ask for the
 * user's credentials again.
 */
const openIdInput = inputObject({
  return_to: v.pipe(
    v.string(fieldMessages.required('La dirección de regreso')),
    v.url(foreignReturn),
    v.maxLength(2000, foreignReturn),
  ),
  again: v.optional(v.boolean(generalRefusals.malformed.message), false),
});

const secret = v.pipe(v.string(expired), v.regex(/^[\w-]{43}$/, expired));

/** Body of the exchange: the code in the address, and the key that the tab stored. */
const openIdExchangeInput = inputObject({ code: secret, key: secret });

/** Signing in through an OpenID provider. The calls of an extra that is not set up are answered with 404. */
export const openIdCalls = {
  findProvider: {
    purpose: 'The name of the provider through which users sign in',
    usedBy: ['sign-in'],
    audience: 'public',
    extra: 'openid',
    status: 200,
    answer: { kind: 'data', schema: openIdAnswer },
    refusals: ['unknownPath'],
  },
  beginProviderSignIn: {
    purpose:
      "Begin: the provider's sign-in page, and a key that the tab stores; `again` has the provider ask for the credentials",
    usedBy: ['sign-in'],
    audience: 'public',
    extra: 'openid',
    queue: 'own',
    input: openIdInput,
    status: 200,
    answer: { kind: 'data', schema: openIdStartAnswer },
    refusals: ['unknownPath', 'foreignReturn', 'tooManyAttempts', 'providerUnreachable'],
  },
  returnFromProvider: {
    purpose:
      'The page to which the provider sends the browser; redirects to the console with a code, `openid`',
    usedBy: ['operations'],
    audience: 'public',
    extra: 'openid',
    status: 302,
    answer: { kind: 'redirect' },
    refusals: ['unknownPath', 'providerReturnExpired'],
  },
  finishProviderSignIn: {
    purpose:
      'Exchange that code, once and within a minute, for a session or the reason of a refusal',
    usedBy: ['sign-in'],
    audience: 'public',
    extra: 'openid',
    queue: 'own',
    input: openIdExchangeInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: [
      'unknownPath',
      'providerSignInExpired',
      'providerUserUnknown',
      'providerUserInactive',
      'providerEmailUnverified',
      'providerIdentityDiffers',
      'providerAssuranceTooLow',
      'providerSignInIncomplete',
      'providerUnreachable',
    ],
  },
  confirmByProvider: {
    purpose: "Prove the user's identity again, by the code of a sign-in that began with `again`",
    usedBy: ['account'],
    audience: 'signed-in',
    proof: 'session',
    extra: 'step-up',
    queue: 'own',
    input: openIdExchangeInput,
    status: 200,
    answer: { kind: 'done' },
    done: 'Identidad confirmada',
    refusals: ['unknownPath', 'notConfirmed'],
  },
} as const satisfies Record<string, CallRow>;
