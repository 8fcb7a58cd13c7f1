import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeApiServer, send, startFakeApi, validApplication } from './fake-api.fixtures.ts';
import { createFakeUniversity, type FakeUniversity } from './fake-university.ts';

let university: FakeUniversity;
let server: FakeApiServer;

beforeEach(() => {
  university = createFakeUniversity();
  server = startFakeApi({ university });
});
afterEach(() => server.close());

const apply = (change: object = {}) =>
  send('POST', '/api/public/apply', { payload: { ...validApplication, ...change }, userId: null });

describe('applying', () => {
  it('assigns codes one after the other, which the look-up knows in lower case too', async () => {
    const first = await apply();
    const second = await apply({ id_number: '27123457' });
    expect(first).toMatchObject({
      status: 201,
      json: { data: { application_code: 'AG-2026-044' } },
    });
    expect(second).toMatchObject({ json: { data: { application_code: 'AG-2026-045' } } });

    const found = await send('GET', '/api/public/status/ag-2026-044', { userId: null });
    expect(found).toMatchObject({
      status: 200,
      json: {
        data: {
          application: { status: 'PENDIENTE', updated_at: null },
          student: { first_name: 'María-José', last_name: "D'Angelo" },
          career: { name: 'Ingeniería de Sistemas', career_type: 'Pregrado' },
        },
      },
    });
  });

  it('refuses the same person twice without telling the code', async () => {
    await apply();
    const again = await apply();
    expect(again.status).toBe(409);
    expect(JSON.stringify(again.json)).not.toContain('AG-');
  });

  it('lets a rejected person apply again', async () => {
    await apply();
    const [rejected] = university.rows.applications.slice(-1);
    if (rejected) rejected.status = 'RECHAZADA';
    expect((await apply()).status).toBe(201);
  });

  it.each([
    ['a closed act', { ceremony_id: 5 }, 409],
    ['an unknown act', { ceremony_id: 999 }, 422],
    ['an inactive career', { career_id: 19 }, 422],
    ['blanks for a name', { first_name: '   ' }, 422],
    ['an e-mail that is none', { email: 'maria' }, 422],
    ['a day that does not exist', { date_of_birth: '2001-02-31' }, 422],
    ['an unknown gender', { gender_id: 3 }, 422],
  ])('refuses %s with a sentence', async (_, change, status) => {
    const refused = await apply(change);
    expect(refused).toEqual({ status, json: { success: false, error: expect.any(String) } });
  });
});

describe('the look-up', () => {
  it('answers misses alike', async () => {
    const misses = await Promise.all(
      ['AG-2026-999', 'rubbish', '%3Cscript%3E'].map((code) =>
        send('GET', `/api/public/status/${code}`, { userId: null }),
      ),
    );
    expect(new Set(misses.map((miss) => JSON.stringify(miss))).size).toBe(1);
    expect(misses[0]?.status).toBe(404);
  });

  it('tells the reason of a rejection, and no other notes', async () => {
    const [confirmed, rejected] = (['CONFIRMADA', 'RECHAZADA'] as const).map((status) =>
      university.rows.applications.find((row) => row.status === status && row.notes !== null),
    );
    const look = (code = '') => send('GET', `/api/public/status/${code}`, { userId: null });
    const told = await look(rejected?.application_code);
    const untold = await look(confirmed?.application_code);
    expect(told.json).toHaveProperty('data.application.notes', rejected?.notes);
    expect(untold.json).not.toHaveProperty('data.application.notes');
  });
});

describe('signing in', () => {
  const signIn = (identifier: string, password: string) =>
    send('POST', '/api/auth/login', { payload: { identifier, password }, userId: null });

  it('takes username or e-mail', async () => {
    const answers = await Promise.all([
      signIn('admin', 'birrete-demo'),
      signIn('ADMIN@universidad.edu', 'birrete-demo'),
    ]);
    for (const { json } of answers) {
      expect(json).toMatchObject({ data: { token: expect.any(String), user: { role_id: 1 } } });
    }
  });

  it.each([
    ['a wrong password', 'admin', 'no'],
    ['an unknown name', 'nadie', 'birrete-demo'],
    ['an inactive user', 'jubilada', 'birrete-demo'],
  ])('answers 401 to %s', async (_, identifier, password) => {
    expect(await signIn(identifier, password)).toMatchObject({
      status: 401,
      json: { error: 'Usuario o contraseña incorrectos.' },
    });
  });
});
