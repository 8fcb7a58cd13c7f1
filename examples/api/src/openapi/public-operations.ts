import * as v from 'valibot';
import { sessionAnswer, signInAnswer } from '../auth/auth.answer.ts';
import { passwordInput, signInInput } from '../auth/auth.input.ts';
import { careerAnswer } from '../careers/careers.answer.ts';
import { publicCeremonyAnswer } from '../ceremonies/ceremonies.answer.ts';
import { genderAnswer } from '../genders/genders.answer.ts';
import { applyAnswer } from '../public/apply.answer.ts';
import { applicationInput } from '../public/apply.input.ts';
import { statusAnswer } from '../public/status.answer.ts';
import type { Operation } from './operation.ts';

/** The calls that need no administrator. */
export const publicOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    id: 'signIn',
    summary: 'Sign in by username or e-mail',
    access: 'public',
    body: signInInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: [401, 429],
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    id: 'signOut',
    summary: 'Revoke the token that is sent',
    access: 'public',
    addition: true,
    status: 200,
    answer: { kind: 'done' },
  },
  {
    method: 'post',
    path: '/api/auth/password',
    id: 'changePassword',
    summary: 'Change the password of the signed-in person; every session of his ends',
    access: 'signed-in',
    addition: true,
    body: passwordInput,
    status: 200,
    answer: { kind: 'data', schema: v.object({ token: v.string() }) },
    refusals: [429],
  },
  {
    method: 'get',
    path: '/api/auth/sessions',
    id: 'listSessions',
    summary: 'The sessions of the signed-in person, newest first',
    access: 'signed-in',
    addition: true,
    status: 200,
    answer: { kind: 'list', schema: sessionAnswer },
  },
  {
    method: 'delete',
    path: '/api/auth/sessions',
    id: 'endOtherSessions',
    summary: 'End all of them but the one that asks',
    access: 'signed-in',
    addition: true,
    status: 200,
    answer: { kind: 'done' },
  },
  {
    method: 'delete',
    path: '/api/auth/sessions/{id}',
    id: 'endSession',
    summary: 'End one of them',
    access: 'signed-in',
    addition: true,
    status: 200,
    answer: { kind: 'done' },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/public/ceremonies',
    id: 'listOfferedCeremonies',
    summary: 'Ceremonies that have not taken place; those with status ABIERTO take applications',
    access: 'public',
    status: 200,
    answer: { kind: 'list', schema: publicCeremonyAnswer },
  },
  {
    method: 'get',
    path: '/api/public/careers',
    id: 'listOfferedCareers',
    summary: 'Active careers',
    access: 'public',
    status: 200,
    answer: { kind: 'list', schema: careerAnswer },
  },
  {
    method: 'get',
    path: '/api/genders',
    id: 'listGenders',
    summary: 'Genders: 1 male, 2 female',
    access: 'public',
    status: 200,
    answer: { kind: 'list', schema: genderAnswer },
  },
  {
    method: 'post',
    path: '/api/public/apply',
    id: 'apply',
    summary: 'Apply for a degree title; answers the code to follow it with; throttled',
    access: 'public',
    body: applicationInput,
    headers: {
      'Idempotency-Key':
        'An addition: a repetition with the same key and body answers the first result.',
    },
    status: 201,
    answer: { kind: 'data', schema: applyAnswer },
    refusals: [409, 429],
  },
  {
    method: 'get',
    path: '/api/public/status/{code}',
    id: 'findStatus',
    summary: 'Follow an application by its code, in any case; throttled, every miss alike',
    headers: {
      'Birrete-Proof':
        'An addition: the last three digits of the identity document, where the server announces `look-up-proof`. Without them the person is masked.',
    },
    access: 'public',
    status: 200,
    answer: { kind: 'data', schema: statusAnswer },
    refusals: [404, 429],
  },
  {
    method: 'get',
    path: '/api/health',
    id: 'checkHealth',
    summary: 'Whether the API reaches its database, for balancers',
    access: 'public',
    addition: true,
    status: 200,
    answer: { kind: 'done' },
  },
  {
    method: 'get',
    path: '/api/health/live',
    id: 'checkLife',
    summary: 'Whether the process answers, whatever its database does',
    access: 'public',
    addition: true,
    status: 200,
    answer: { kind: 'done' },
  },
];
