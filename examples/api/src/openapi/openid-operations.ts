import { signInAnswer } from '../auth/auth.answer.ts';
import { openIdAnswer, openIdStartAnswer } from '../openid/openid.answer.ts';
import { openIdExchangeInput, openIdInput } from '../openid/openid.input.ts';
import type { Operation } from './operation.ts';

const addition = { access: 'public', addition: true } as const;

/** Signing in through a provider: 404 where none is set up. */
export const openIdOperations: readonly Operation[] = [
  {
    ...addition,
    method: 'get',
    path: '/api/auth/openid',
    id: 'findProvider',
    summary: 'What people call the provider through which they may sign in',
    status: 200,
    answer: { kind: 'data', schema: openIdAnswer },
    refusals: [404],
  },
  {
    ...addition,
    method: 'post',
    path: '/api/auth/openid',
    id: 'beginProviderSignIn',
    summary: 'Begin: where to send the browser, and a key to keep in the tab meanwhile',
    body: openIdInput,
    status: 200,
    answer: { kind: 'data', schema: openIdStartAnswer },
    refusals: [404, 429, 503],
  },
  {
    ...addition,
    method: 'get',
    path: '/api/auth/openid/callback',
    id: 'returnFromProvider',
    summary:
      'Where the provider sends the browser; it goes on to the console with a code, `openid`',
    status: 302,
    answer: { kind: 'redirect' },
    refusals: [400, 404],
  },
  {
    ...addition,
    method: 'post',
    path: '/api/auth/openid/session',
    id: 'finishProviderSignIn',
    summary:
      'Exchange that code, once and within a minute, for a session or the reason of a refusal',
    body: openIdExchangeInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: [401, 404],
  },
];
