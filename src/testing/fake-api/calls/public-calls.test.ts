import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeApiServer,
  refused,
  send,
  startFakeApi,
  validApplication,
} from '../fake-api.fixtures.ts';
import { fakeFetch } from '../fake-fetch.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-university.ts';
import { graduationHandlers } from '../graduation-handlers.ts';

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

  it('refuses the same person twice, however the number is written, without the code', async () => {
    await apply();
    const again = await apply({ identification_type: 'V', id_number: 'V-27123456' });
    expect(again).toMatchObject(refused('alreadyApplied'));
    expect(JSON.stringify(again.json)).not.toContain('AG-');
  });

  it('accepts the same number under another kind of document: that is another person', async () => {
    await apply();
    expect((await apply({ identification_type: 'P' })).status).toBe(201);
  });

  it('lets a rejected person apply again', async () => {
    await apply();
    const [rejected] = university.rows.applications.slice(-1);
    if (rejected) rejected.status = 'RECHAZADA';
    expect((await apply()).status).toBe(201);
  });

  it.each([
    ['a closed ceremony', { ceremony_id: 5 }, 'ceremonyNotOpen'],
    ['an unknown ceremony', { ceremony_id: 999 }, 'ceremonyUnknown'],
    ['an inactive career', { career_id: 19 }, 'careerNotOffered'],
    ['an unknown gender', { gender_id: 3 }, 'genderUnknown'],
    ['an unknown gender before a closed one', { gender_id: 3, ceremony_id: 5 }, 'genderUnknown'],
    ['a birth date in the future', { date_of_birth: '2026-07-01' }, 'birthDateFuture'],
  ] as const)('refuses %s', async (_, change, id) => {
    expect(await apply(change)).toEqual(refused(id));
  });

  it.each([
    [{ first_name: '   ' }, 'El primer nombre es requerido'],
    [{ second_last_name: null }, 'El segundo apellido es requerido'],
    [{ email: 'maria' }, 'Por favor ingresa un email válido'],
    [{ date_of_birth: '2001-02-31' }, 'La fecha de nacimiento no es válida'],
    [{ id_number: '---' }, 'El número de identificación no es válido'],
    [{ identification_type: 'X' }, 'El tipo de identificación no es válido'],
    [{ last_name: 'x'.repeat(201) }, 'El primer apellido no puede tener más de 200 caracteres'],
  ])('refuses %j with a message for the field', async (change, error) => {
    const [field = ''] = Object.keys(change);
    const json = { success: false, error, fields: { [field]: error } };
    expect(await apply(change)).toEqual({ status: 422, json });
  });

  it('accepts the documents and the single surname of another university', async () => {
    server.use(
      ...graduationHandlers({ identificationTypes: ['DNI'], requireSecondLastName: false }),
    );
    const { second_last_name: _, ...rest } = validApplication;
    const payload = { ...rest, identification_type: 'DNI' };
    expect((await send('POST', '/api/public/apply', { payload })).status).toBe(201);
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

  it('shows the reason of a rejection to a person with a proof, and never other notes', async () => {
    const [confirmed, rejected] = (['CONFIRMADA', 'RECHAZADA'] as const).map((status) =>
      university.rows.applications.find((row) => row.status === status && row.notes !== null),
    );
    const look = (row = rejected) =>
      send('GET', `/api/public/status/${row?.application_code}`, { userId: null });
    for (const row of [rejected, confirmed]) {
      expect((await look(row)).json).not.toHaveProperty('data.application.notes');
    }
    const proven = fakeFetch(graduationHandlers({ university, extras: ['look-up-proof'] }));
    const answer = await proven(
      `https://a.example/api/public/status/${rejected?.application_code}`,
      {
        headers: { 'Birrete-Proof': rejected?.id_number ?? '' },
      },
    );
    expect(await answer.json()).toHaveProperty('data.application.notes', rejected?.notes);
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

  it('needs an identifier and a password', async () => {
    expect(await signIn(' ', 'x')).toMatchObject({
      status: 422,
      json: { error: 'El usuario o email es requerido' },
    });
    expect((await signIn('admin', '')).status).toBe(422);
  });
});
