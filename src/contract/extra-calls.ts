import { object, string } from 'valibot';
import { auditAnswer } from './answers/audit-entry.ts';
import { passkeyAnswer, passkeyOptionsAnswer } from './answers/passkey.ts';
import { openIdAnswer, openIdStartAnswer } from './answers/provider.ts';
import { sessionAnswer, signInAnswer } from './answers/session.ts';
import { summaryAnswer } from './answers/summary.ts';
import { reissuedPasswordAnswer } from './answers/user.ts';
import type { Call } from './call.ts';
import { ifMatch } from './calls/catalogue-calls.ts';
import { correctionCalls } from './calls/corrections.ts';
import { documentCalls } from './calls/documents.ts';
import { handoverCalls } from './calls/handover.ts';
import { titleProofCalls } from './calls/title-proof.ts';
import { verificationCalls } from './calls/verification.ts';
import type * as extraPaths from './extra-paths.ts';
import { passkeyInput, passkeyOfferInput, passkeySignInInput } from './inputs/passkey.ts';
import { openIdExchangeInput, openIdInput } from './inputs/provider.ts';
import { currentPasswordInput, passwordInput } from './inputs/session.ts';
import type { serverPaths } from './server-paths.ts';

const own = { audience: 'signed-in', usedBy: ['account'], status: 200 } as const;
const ownPasskeys = {
  audience: 'administrators',
  usedBy: ['account'],
  extra: 'passkeys',
  status: 200,
} as const;
const confirming = {
  ...own,
  audience: 'administrators',
  extra: 'step-up',
  answer: { kind: 'done' },
  done: 'Identidad confirmada',
} as const;
const signingIn = { audience: 'public', usedBy: ['sign-in'], status: 200 } as const;
const operations = { usedBy: ['operations'], status: 200 } as const;

/** The calls beyond the API contract. The calls of an extra that is not set up are answered with 404. */
export const extraCalls = {
  ...documentCalls,
  signOut: {
    ...own,
    audience: 'public',
    purpose: 'Revoke the token',
    extra: 'sign-out',
    answer: { kind: 'done' },
    done: 'Sesión cerrada correctamente',
  },
  changePassword: {
    ...own,
    purpose: "Change the user's own password and end all their sessions",
    extra: 'password',
    input: passwordInput,
    answer: { kind: 'data', schema: object({ token: string() }) },
    done: 'Contraseña actualizada correctamente',
    refusals: ['wrongPassword', 'samePassword', 'guessablePassword', 'tooManyAttempts'],
  },
  reissuePassword: {
    purpose: 'Give a user a new one-time password and end their sessions',
    usedBy: ['config'],
    audience: 'administrators',
    extra: 'password-reset',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'data', schema: reissuedPasswordAnswer },
    done: 'Contraseña de un solo uso creada',
    refusals: ['userMissing', 'rowChanged', 'ownPasswordReissue', 'inactiveUserPassword'],
  },
  listSessions: {
    ...own,
    purpose: "List the user's own sessions, newest first",
    extra: 'sessions',
    answer: { kind: 'list', schema: sessionAnswer },
  },
  endSession: {
    ...own,
    purpose: "End one of the user's own sessions",
    extra: 'sessions',
    answer: { kind: 'done' },
    done: 'Sesión terminada',
    refusals: ['sessionMissing'],
  },
  endOtherSessions: {
    ...own,
    purpose: "End all of the user's own sessions except the current one",
    extra: 'other-sessions',
    answer: { kind: 'done' },
    done: 'Las demás sesiones terminaron',
  },
  readSummary: {
    purpose:
      "The dashboard's figures and the latest activity, newest first; query: person (a user's id, or `public` for visitors), object (application, ceremony or title), since (a timestamp), before (an activity's id) and limit (20, at most 100)",
    usedBy: ['dashboard'],
    audience: 'administrators',
    extra: 'summary',
    status: 200,
    answer: { kind: 'data', schema: summaryAnswer },
  },
  ...handoverCalls,
  findProvider: {
    ...signingIn,
    purpose: 'The name of the provider through which users sign in',
    extra: 'openid',
    answer: { kind: 'data', schema: openIdAnswer },
    refusals: ['unknownPath'],
  },
  beginProviderSignIn: {
    ...signingIn,
    purpose:
      "Begin: the provider's sign-in page, and a key that the tab stores; `again` has the provider ask for the credentials",
    extra: 'openid',
    input: openIdInput,
    answer: { kind: 'data', schema: openIdStartAnswer },
    refusals: ['unknownPath', 'foreignReturn', 'tooManyAttempts', 'providerUnreachable'],
  },
  returnFromProvider: {
    ...operations,
    audience: 'public',
    purpose:
      'The page to which the provider sends the browser; redirects to the console with a code, `openid`',
    extra: 'openid',
    status: 302,
    answer: { kind: 'redirect' },
    refusals: ['unknownPath', 'providerReturnExpired'],
  },
  finishProviderSignIn: {
    ...signingIn,
    purpose:
      'Exchange that code, once and within a minute, for a session or the reason of a refusal',
    extra: 'openid',
    input: openIdExchangeInput,
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
  listPasskeys: {
    ...ownPasskeys,
    purpose: "List the administrator's own passkeys, newest first",
    answer: { kind: 'list', schema: passkeyAnswer },
    refusals: ['unknownPath'],
  },
  offerPasskey: {
    ...ownPasskeys,
    purpose: 'The options with which a browser creates a passkey; asks for the password again',
    input: passkeyOfferInput,
    answer: { kind: 'data', schema: passkeyOptionsAnswer },
    refusals: ['unknownPath', 'wrongPassword', 'tooManyAttempts', 'unavailable'],
  },
  addPasskey: {
    ...ownPasskeys,
    purpose: 'Add the passkey that the browser created, once and within five minutes',
    input: passkeyInput,
    status: 201,
    answer: { kind: 'done' },
    done: 'Llave de acceso agregada',
    refusals: ['unknownPath', 'passkeyNotAdded', 'passkeyExists'],
  },
  removePasskey: {
    ...ownPasskeys,
    purpose: "Remove one of the administrator's own passkeys",
    answer: { kind: 'done' },
    done: 'Llave de acceso eliminada',
    refusals: ['unknownPath', 'passkeyMissing'],
  },
  askForPasskey: {
    ...signingIn,
    purpose: 'The options with which a browser asks for a passkey',
    extra: 'passkeys',
    answer: { kind: 'data', schema: passkeyOptionsAnswer },
    refusals: ['unknownPath', 'tooManyAttempts', 'unavailable'],
  },
  signInByPasskey: {
    ...signingIn,
    purpose: 'Sign in with a passkey, once and within five minutes',
    extra: 'passkeys',
    input: passkeySignInInput,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: ['unknownPath', 'passkeyNotRecognized', 'tooManyAttempts'],
  },
  confirmByPassword: {
    ...confirming,
    purpose: "Prove the user's identity again, by the password",
    input: currentPasswordInput,
    refusals: ['forbidden', 'wrongPassword', 'tooManyAttempts'],
  },
  confirmByPasskey: {
    ...confirming,
    purpose:
      "Prove the user's identity again, by a passkey that answers the challenge of a sign-in",
    input: passkeySignInInput,
    refusals: ['unknownPath', 'notConfirmed', 'tooManyAttempts'],
  },
  confirmByProvider: {
    ...confirming,
    purpose: "Prove the user's identity again, by the code of a sign-in that began with `again`",
    input: openIdExchangeInput,
    refusals: ['unknownPath', 'notConfirmed'],
  },
  ...titleProofCalls,
  ...verificationCalls,
  ...correctionCalls,
  readAudit: {
    ...operations,
    audience: 'administrators',
    purpose: 'The audit trail, newest first; query: limit (100, at most 500) and before (an id)',
    extra: 'audit',
    answer: { kind: 'list', schema: auditAnswer },
  },
  checkHealth: {
    ...operations,
    audience: 'public',
    purpose: 'Whether the API reaches its database, for load balancers',
    extra: 'operations',
    answer: { kind: 'done' },
    refusals: ['unavailable'],
  },
  checkLife: {
    ...operations,
    audience: 'public',
    purpose: 'Whether the process answers, regardless of its database',
    extra: 'operations',
    answer: { kind: 'done' },
  },
} as const satisfies Record<keyof typeof extraPaths | keyof typeof serverPaths, Call>;
