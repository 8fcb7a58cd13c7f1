import {
  answer,
  answerHtml,
  answerUnsuccessful,
  createFakeUniversity,
  demoPassword,
  type FakeUniversity,
  failWith,
  graduationHandlers,
  noAnswer,
  withField,
  withoutField,
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

const faults: Fault[] = [
  ['public-careers', answerHtml('GET /api/public/careers')],
  ['genders', noAnswer('GET /api/genders')],
  ['login-right', withField('POST /api/auth/login', 'data.user.role_id', '1')],
  ['reads-locked', answer('GET /api/applications', [])],
  ['reports-pdf', withField('POST /api/reports/confirmed-students', 'report.content', 'x')],
  ['writes-locked', answer('POST /api/users', pretended)],
  ['apply-twice', answer('POST /api/public/apply', sameCode)],
  ['ceremony-edited', answer('PUT /api/ceremonies/{id}', pretended)],
  ['application-again', answer('PATCH /api/applications/{id}/reject', pretended)],
  ['issue-once', answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended)],
  ['careers-kept', answer('PUT /api/careers/{id}', pretended)],
  ['users-self', answer('DELETE /api/users/{id}', pretended)],
];
const rareFaults: Fault[] = [
  ['public-ceremonies', withoutField('GET /api/public/ceremonies', 'data.name')],
  ['public-ceremonies', withField('GET /api/public/ceremonies', 'data.status', 'MAYBE')],
  ['status-miss', failWith('GET /api/public/status/{code}', { status: 404, error: {} })],
  ['login-wrong', failWith('POST /api/auth/login', { status: 422, error: 'No.' })],
  ['list-user', withField('GET /api/users', 'data.password_hash', 'x')],
  ['list-title', answerUnsuccessful('GET /api/titles')],
  ['ceremony-offered', answer('GET /api/public/ceremonies', [])],
  ['apply-code', withField('POST /api/public/apply', 'data.application_code', 'AG-26-1')],
  ['apply-at-once', answer('POST /api/public/apply', sameCode)],
  ['apply-closed', answer('POST /api/public/apply', sameCode)],
  ['apply-incomplete', failWith('POST /api/public/apply', { status: 500, error: 'No.' })],
  ['ceremony-status', answer('PUT /api/ceremonies/{id}', pretended)],
  ['ceremony-completed', answer('POST /api/ceremonies/{id}/complete', pretended)],
  ['ceremony-deleted', answer('DELETE /api/ceremonies/{id}', pretended)],
  ['ceremony-refusals', answer('DELETE /api/ceremonies/{id}', pretended)],
  ['application-edited', answer('PUT /api/applications/{id}', pretended)],
  ['application-confirmed', answer('PATCH /api/applications/{id}/confirm', pretended)],
  ['application-rejected', answer('PATCH /api/applications/{id}/reject', pretended)],
  ['application-reason', answer('PATCH /api/applications/{id}/reject', pretended)],
  ['application-missing', answer('PUT /api/applications/{id}', pretended)],
  ['issue-too-early', answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended)],
  ['issue-nobody', answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended)],
  ['issued-kept', answer('DELETE /api/ceremonies/{id}', pretended)],
  ['faculties-kept', answer('PUT /api/faculties/{id}', pretended)],
  ['career-types-kept', answer('DELETE /api/career_types/{id}', pretended)],
  ['degree-titles-kept', answer('POST /api/degree-titles', pretended)],
  ['faculty-in-use', answer('DELETE /api/faculties/{id}', pretended)],
  ['users-kept', answer('PUT /api/users/{id}', pretended)],
  ['users-twice', answer('POST /api/users', pretended)],
  ['users-sign-in', answer('PUT /api/users/{id}', pretended)],
  ['users-role', answer('POST /api/faculties', pretended)],
];

async function expectFound(id: string, fault: RequestHandler): Promise<void> {
  server.use(fault);
  expect(await resultOf(id, everything)).toEqual(doesNotHold);
}

it.each(faults)('detects a server that violates %s', expectFound);
it.each(rareFaults)('detects a server that violates %s', { tags: ['rare'] }, expectFound);

it.each([
  ['ceremony-kept', 'GET /api/ceremonies', 'data.record_initial', 1, 'record_initial is 1'],
  ['issue-order', 'GET /api/titles', 'data.last_name', 'Paz', 'record numbers go to Paz Paz'],
  ['issue-once', 'GET /api/titles', 'data.folio_registry', '098', 'folio numbers are 098, 098'],
] as const)('%s reads %s back', async (id, call, path, value, reason) => {
  server.use(withField(call, path, value, { university }));
  const result = await resultOf(id, everything);
  expect(result).toEqual({ kind: 'does-not-hold', reason: expect.stringContaining(reason) });
});

it.each([
  ['application-stale', answer('PATCH /api/applications/{id}/confirm', pretended)],
  ['application-at-once', answer('PATCH /api/applications/{id}/reject', pretended)],
  ['ceremony-stale', answer('PUT /api/ceremonies/{id}', pretended)],
])('%s detects a server that announces if-match and ignores it', async (id, fault) => {
  server.resetHandlers(...graduationHandlers({ university, extras: ['if-match', 'summary'] }));
  server.use(fault);
  expect(await resultOf(id, { ...administrator, write: true })).toEqual(doesNotHold);
});

it('detects a server that announces one register and gives a number again', async () => {
  server.resetHandlers(...graduationHandlers({ university, extras: ['one-register'] }));
  server.use(answer('POST /api/titles/ceremony/{id}/bulk-emit', pretended));
  expect(await resultOf('register-number-once', everything)).toEqual(doesNotHold);
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
