import { signInAnswer } from '../auth/auth.answer.ts';
import { passkeyAnswer, passkeyOptionsAnswer } from '../passkeys/passkeys.answer.ts';
import { passkeyInput, passkeyOfferInput, passkeySignInInput } from '../passkeys/passkeys.input.ts';
import type { Operation } from './operation.ts';

const own = { access: 'administrator', addition: true } as const;
const open = { access: 'public', addition: true } as const;

/** Passkeys: 404 where they are not set up. */
export const passkeyOperations: readonly Operation[] = [
  {
    ...own,
    method: 'get',
    path: '/api/auth/passkeys',
    id: 'listPasskeys',
    summary: "The signed-in administrator's own passkeys, newest first",
    status: 200,
    answer: { kind: 'list', schema: passkeyAnswer },
    refusals: [404],
  },
  {
    ...own,
    method: 'post',
    path: '/api/auth/passkeys/options',
    id: 'offerPasskey',
    summary: 'What the browser needs to make one, for whoever shows the password again; throttled',
    body: passkeyOfferInput,
    status: 200,
    answer: { kind: 'data', schema: passkeyOptionsAnswer },
    refusals: [404, 429, 503],
  },
  {
    ...own,
    method: 'post',
    path: '/api/auth/passkeys',
    id: 'addPasskey',
    summary: 'Add the one that it made, once and within five minutes',
    body: passkeyInput,
    status: 201,
    answer: { kind: 'done' },
    refusals: [404, 409],
  },
  {
    ...own,
    method: 'delete',
    path: '/api/auth/passkeys/{id}',
    id: 'removePasskey',
    summary: 'Remove one of them',
    status: 200,
    answer: { kind: 'done' },
    refusals: [404],
  },
  {
    ...open,
    method: 'post',
    path: '/api/auth/passkeys/sign-in/options',
    id: 'askForPasskey',
    summary: 'What the browser needs to ask for one; throttled',
    status: 200,
    answer: { kind: 'data', schema: passkeyOptionsAnswer },
    refusals: [404, 429, 503],
  },
  {
    ...open,
    method: 'post',
    path: '/api/auth/passkeys/sign-in',
    id: 'signInByPasskey',
    summary: 'Sign in with one, once and within five minutes; throttled',
    body: passkeySignInInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: [401, 404, 429],
  },
];
