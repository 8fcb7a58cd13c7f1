import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withField, withoutField } from '../../src/testing/fake-api/altered-answers.ts';
import {
  createFakeUniversity,
  type FakeUniversity,
} from '../../src/testing/fake-api/fake-university.ts';
import {
  answer,
  answerHtml,
  answerUnsuccessful,
  failWith,
  noAnswer,
} from '../../src/testing/fake-api/faults.ts';
import { graduationHandlers } from '../../src/testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '../../src/testing/university/users.ts';
import type { Outcome } from './check.ts';
import { createContext } from './context.ts';
import { runSuite } from './suite.ts';

const baseUrl = 'https://grados.example';
const server = setupServer();
let university: FakeUniversity;

beforeEach(() => {
  university = createFakeUniversity();
  server.resetHandlers(...graduationHandlers({ university }));
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

type Permission = { user?: string; password?: string; write?: boolean };
const administrator = { user: 'admin', password: demoPassword };

async function outcomes(permission: Permission): Promise<Record<string, Outcome>> {
  const results = await runSuite(createContext({ baseUrl, ...permission }), () => {});
  return Object.fromEntries(results.map(({ check, outcome }) => [check.id, outcome]));
}

function countOf(found: Record<string, Outcome>, kind: Outcome['kind']): number {
  return Object.values(found).filter((outcome) => outcome.kind === kind).length;
}

it.each([
  ['public-ceremonies', withoutField('GET /api/public/ceremonies', 'data.name')],
  ['public-ceremonies', withField('GET /api/public/ceremonies', 'data.status', 'MAYBE')],
  ['public-careers', answerHtml('GET /api/public/careers')],
  ['genders', noAnswer('GET /api/genders')],
  ['status-miss', failWith('GET /api/public/status/{code}', { status: 404, error: {} })],
  ['login-wrong', failWith('POST /api/auth/login', { status: 422, error: 'No.' })],
  ['login-right', withField('POST /api/auth/login', 'data.user.role_id', '1')],
  ['list-user', withField('GET /api/users', 'data.password_hash', 'x')],
  ['list-title', answerUnsuccessful('GET /api/titles')],
  ['reads-locked', answer('GET /api/applications', [])],
  ['reports-pdf', withField('POST /api/reports/confirmed-students', 'report.content', 'x')],
])('%s does not hold for a server that breaks it', async (id, fault) => {
  server.use(fault);
  const found = await outcomes(administrator);
  expect(found[id]).toEqual({ kind: 'does-not-hold', reason: expect.any(String) });
});

it('reads only, unless it is told to write', async () => {
  const before = structuredClone(university.rows);
  const found = await outcomes(administrator);
  expect(university.rows).toEqual(before);
  expect(countOf(found, 'does-not-hold')).toBe(0);
  expect(found['apply-code']).toEqual({
    kind: 'not-checked',
    reason: 'changes data; give --write',
  });
});

it('removes what it wrote', async () => {
  const before = structuredClone(university.rows);
  const found = await outcomes({ ...administrator, write: true });
  expect(university.rows).toEqual(before);
  expect(countOf(found, 'does-not-hold')).toBe(0);
});

it('leaves the back office unchecked without an administrator', async () => {
  const found = await outcomes({});
  expect(found['list-application']?.kind).toBe('not-checked');
  expect(found['public-careers']?.kind).toBe('holds');
});
