// @module-tag rare
import {
  createFakeUniversity,
  demoPassword,
  type FakeUniversity,
  faults,
  graduationHandlers,
} from 'birrete/testing';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCheck } from './check.ts';
import type { CheckResult } from './check-result.ts';
import { createContext } from './context.ts';
import { conformanceSuite, runSuite } from './suite.ts';

const baseUrl = 'https://grados.example';
const server = setupServer();
let university: FakeUniversity;

beforeEach(() => {
  university = createFakeUniversity();
  server.resetHandlers(...graduationHandlers({ university }));
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

type Permission = { user?: string; password?: string; write?: boolean; issue?: boolean };
const administrator = { user: 'admin', password: demoPassword };
const everything = { ...administrator, write: true, issue: true };

async function resultOf(id: string, permission: Permission): Promise<CheckResult | undefined> {
  const check = conformanceSuite.find((candidate) => candidate.id === id);
  return check && runCheck(check, createContext({ baseUrl, ...permission }));
}

async function resultsOf(permission: Permission): Promise<Record<string, CheckResult>> {
  const items = await runSuite(createContext({ baseUrl, ...permission }), () => {});
  return Object.fromEntries(items.map(({ check, result }) => [check.id, result]));
}

const doesNotHold = { kind: 'does-not-hold', reason: expect.any(String) };

function countOf(found: Record<string, CheckResult>, kind: CheckResult['kind']): number {
  return Object.values(found).filter((result) => result.kind === kind).length;
}

const pretended = { success: true, data: {} };
const sameCode = { success: true, data: { application_code: 'AG-2026-001' } };

type Fault = [id: string, fault: RequestHandler];

const brokenCalls: Fault[] = [
  ['public-careers', faults.answerHtml('GET /api/public/careers')],
  ['genders', faults.noAnswer('GET /api/genders')],
  ['login-right', faults.withField('POST /api/auth/login', 'data.user.role_id', '1')],
  ['reads-locked', faults.answer('GET /api/applications', [])],
  ['reports-pdf', faults.withField('POST /api/reports/confirmed-students', 'report.content', 'x')],
  ['writes-locked', faults.answer('POST /api/users', pretended)],
  ['apply-twice', faults.answer('POST /api/public/apply', sameCode)],
  ['ceremony-edited', faults.answer('PUT /api/ceremonies/{id}', pretended)],
  ['application-again', faults.answer('PATCH /api/applications/{id}/reject', pretended)],
  ['issue-once', faults.answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended)],
  ['careers-kept', faults.answer('PUT /api/careers/{id}', pretended)],
  ['users-self', faults.answer('DELETE /api/users/{id}', pretended)],
  ['public-ceremonies', faults.withoutField('GET /api/public/ceremonies', 'data.name')],
  ['public-ceremonies', faults.withField('GET /api/public/ceremonies', 'data.status', 'MAYBE')],
  ['status-miss', faults.failWith('GET /api/public/status/{code}', { status: 404, error: {} })],
  ['login-wrong', faults.failWith('POST /api/auth/login', { status: 422, error: 'No.' })],
  ['list-user', faults.withField('GET /api/users', 'data.password_hash', 'x')],
  ['list-title', faults.answerUnsuccessful('GET /api/titles')],
  ['ceremony-offered', faults.answer('GET /api/public/ceremonies', [])],
  ['apply-code', faults.withField('POST /api/public/apply', 'data.application_code', 'AG-26-1')],
  ['apply-at-once', faults.answer('POST /api/public/apply', sameCode)],
  ['apply-closed', faults.answer('POST /api/public/apply', sameCode)],
  ['apply-incomplete', faults.failWith('POST /api/public/apply', { status: 500, error: 'No.' })],
  ['ceremony-status', faults.answer('PUT /api/ceremonies/{id}', pretended)],
  ['ceremony-completed', faults.answer('POST /api/ceremonies/{id}/complete', pretended)],
  ['ceremony-deleted', faults.answer('DELETE /api/ceremonies/{id}', pretended)],
  ['ceremony-refusals', faults.answer('DELETE /api/ceremonies/{id}', pretended)],
  ['application-edited', faults.answer('PUT /api/applications/{id}', pretended)],
  ['application-confirmed', faults.answer('PATCH /api/applications/{id}/confirm', pretended)],
  ['application-rejected', faults.answer('PATCH /api/applications/{id}/reject', pretended)],
  ['application-reason', faults.answer('PATCH /api/applications/{id}/reject', pretended)],
  ['application-missing', faults.answer('PUT /api/applications/{id}', pretended)],
  ['issue-too-early', faults.answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended)],
  ['issue-nobody', faults.answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended)],
  ['issued-kept', faults.answer('DELETE /api/ceremonies/{id}', pretended)],
  ['faculties-kept', faults.answer('PUT /api/faculties/{id}', pretended)],
  ['career-types-kept', faults.answer('DELETE /api/career_types/{id}', pretended)],
  ['degree-titles-kept', faults.answer('POST /api/degree-titles', pretended)],
  ['faculty-in-use', faults.answer('DELETE /api/faculties/{id}', pretended)],
  ['users-kept', faults.answer('PUT /api/users/{id}', pretended)],
  ['users-twice', faults.answer('POST /api/users', pretended)],
  ['users-sign-in', faults.answer('PUT /api/users/{id}', pretended)],
  ['users-role', faults.answer('POST /api/faculties', pretended)],
];

async function expectFound(id: string, fault: RequestHandler): Promise<void> {
  server.use(fault);
  expect(await resultOf(id, everything)).toEqual(doesNotHold);
}

it.each(brokenCalls)('detects a server that violates %s', expectFound);

it.each([
  ['ceremony-kept', 'GET /api/ceremonies', 'data.record_initial', 1, 'record_initial is 1'],
  ['issue-order', 'GET /api/titles', 'data.last_name', 'Paz', 'record numbers go to Paz Paz'],
  ['issue-people', 'GET /api/titles', 'data.second_last_name', 'Paz', 'acta numbers go to Paz Paz'],
  ['issue-once', 'GET /api/titles', 'data.folio_registry', '098', 'folio numbers are 098, 098'],
] as const)('%s reads %s back', async (id, call, path, value, reason) => {
  server.use(faults.withField(call, path, value, { university }));
  const result = await resultOf(id, everything);
  expect(result).toEqual({ kind: 'does-not-hold', reason: expect.stringContaining(reason) });
});

it.each([
  ['application-stale', faults.answer('PATCH /api/applications/{id}/confirm', pretended)],
  ['application-at-once', faults.answer('PATCH /api/applications/{id}/reject', pretended)],
  ['ceremony-stale', faults.answer('PUT /api/ceremonies/{id}', pretended)],
])('%s detects a server that announces if-match and ignores it', async (id, fault) => {
  server.resetHandlers(...graduationHandlers({ university, extras: ['if-match', 'summary'] }));
  server.use(fault);
  expect(await resultOf(id, { ...administrator, write: true })).toEqual(doesNotHold);
});

it('detects a server that announces one register and gives a number again', async () => {
  server.resetHandlers(...graduationHandlers({ university, extras: ['one-register'] }));
  server.use(faults.answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended));
  expect(await resultOf('register-number-once', everything)).toEqual(doesNotHold);
});

it.each([
  ['verification-code', faults.answer('GET /api/public/verification/{code}', pretended)],
  ['verification-code', faults.withField('GET /api/titles', 'data.verification_code', '1')],
  ['verification-unknown', faults.answer('GET /api/public/verification/{code}', pretended)],
])('%s detects a server that verifies wrongly', async (id, fault) => {
  server.resetHandlers(...graduationHandlers({ university, extras: ['verification'] }));
  server.use(fault);
  expect(await resultOf(id, administrator)).toEqual(doesNotHold);
});

it.each([
  faults.answer('GET /api/public/verification/{code}/document', pretended),
  faults.failWith('GET /api/public/verification/{code}/document', {
    status: 404,
    message: 'No hay ningún documento con ese código',
  }),
])('verification-document detects a server that opens wrongly', async (fault) => {
  const extras = ['verification', 'documents'] as const;
  server.resetHandlers(...graduationHandlers({ university, extras }));
  server.use(fault);
  expect(await resultOf('verification-document', administrator)).toEqual(doesNotHold);
});

it.each([
  faults.withField('GET /api/document-templates', 'data.images', {}, { extras: ['documents'] }),
  faults.answer('GET /api/document-templates/{id}', pretended),
])(
  'document-template-read detects a server without whole templates, or with long lists',
  async (fault) => {
    server.resetHandlers(...graduationHandlers({ university, extras: ['documents'] }));
    server.use(fault);
    expect(await resultOf('document-template-read', administrator)).toEqual(doesNotHold);
  },
);

it.each([
  ['confirmation-password', 'POST /api/auth/confirmation'],
  ['confirmation-locked', 'POST /api/auth/confirmation'],
] as const)('%s detects a server that confirms every identity', async (id, call) => {
  server.resetHandlers(...graduationHandlers({ university, extras: ['step-up'] }));
  server.use(faults.answer(call, pretended));
  expect(await resultOf(id, administrator)).toEqual(doesNotHold);
});

it('skips extensions that a server does not announce', async () => {
  const found = await resultsOf({ ...administrator, write: true });
  expect(found['application-stale']).toEqual({
    kind: 'not-checked',
    reason: 'Birrete-Extras does not announce if-match',
  });
});

it('only reads without permission to write', async () => {
  const before = structuredClone(university.rows);
  const found = await resultsOf(administrator);
  expect(university.rows).toEqual(before);
  expect(countOf(found, 'does-not-hold')).toBe(0);
  expect(found['apply-code']).toEqual({
    kind: 'not-checked',
    reason: 'changes data; give --write',
  });
});

it('removes the records it creates', async () => {
  const before = structuredClone(university.rows);
  const found = await resultsOf({ ...administrator, write: true });
  expect(university.rows).toEqual(before);
  expect(countOf(found, 'does-not-hold')).toBe(0);
});

it('skips the back office without an administrator', async () => {
  const found = await resultsOf({});
  expect(found['list-application']?.kind).toBe('not-checked');
  expect(found['public-careers']?.kind).toBe('holds');
});
