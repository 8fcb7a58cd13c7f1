import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aNewApplication } from '../domain/application/new-application.fixtures.ts';
import { ApiError, isPage } from './api-error.ts';
import { findApplicationStatus } from './applications/find-application-status.ts';
import { submitApplication } from './applications/submit-application.ts';
import { listPublicCareers } from './careers/list-public-careers.ts';
import { ceremonies } from './ceremonies/ceremonies.ts';
import { listPublicCeremonies } from './ceremonies/list-public-ceremonies.ts';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { listGenders } from './genders/list-genders.ts';

const origin = 'https://grados.universidad.test';
const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const anonymous: ApiClientOptions['authorization'] = {
  headers: () => ({}),
  onUnauthorized: async () => 'ended',
};

function client(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: origin,
    authorization: anonymous,
    ...options,
  });
}

function answer(body: BodyInit | null, init?: ResponseInit) {
  server.use(http.all(`${origin}/api/*`, () => new HttpResponse(body, init)));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const ana = aNewApplication();

describe('what a failing server is read as', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [400, 'refused'],
    [409, 'conflict'],
    [412, 'conflict'],
    [422, 'invalid'],
    [429, 'rate-limited'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
  ])('%d is %s, with the message of the server', async (status, kind) => {
    answer(JSON.stringify({ error: 'No se puede.', message: 'otro' }), { status });
    const failure = await failureOf(listGenders(client()));
    expect(failure).toMatchObject({ kind, status, serverMessage: 'No se puede.' });
  });

  test.each([
    ['a message where there is no error', { message: 'Cerrado.' }, 'Cerrado.'],
    ['an error that is an object', { error: { code: 7 }, message: 'Cerrado.' }, 'Cerrado.'],
    ['an error that is a page', { error: '<!doctype html><p>x</p>' }, undefined],
    ['an error that is a list', { error: ['x'] }, undefined],
    ['blank texts', { error: '  ', message: '' }, undefined],
  ])('%s', async (_, body, message) => {
    answer(JSON.stringify(body), { status: 409 });
    expect((await failureOf(listGenders(client()))).serverMessage).toBe(message);
  });

  test.each([
    ['a page instead of JSON', '<!doctype html><title>Proxy</title>'],
    ['an empty body', ''],
    ['JSON that breaks off', '{"data":[{"id":1,"na'],
    ['another envelope', '{"items":[]}'],
    ['a row without its name', '{"data":[{"id":1}]}'],
    ['an id that is no number', '{"data":[{"id":"x","name":"F"}]}'],
  ])('%s is unreadable, not a crash', async (_, body) => {
    answer(body, { status: 200 });
    expect((await failureOf(listGenders(client()))).kind).toBe('unreadable');
  });

  test.each([
    ['<!doctype html><title>Acceso Wi-Fi</title>', true],
    ['\n <script>location.href = "/portal"</script>', true],
    ['{"data":[{"id":1,"na', false],
    ['', false],
  ])('%j is a page: %s', async (body, expected) => {
    answer(body, { status: 200 });
    expect(isPage(await failureOf(listGenders(client())))).toBe(expected);
  });

  test('success: false is a failure with any status', async () => {
    answer('{"success":false,"error":"Sin cupo."}', { status: 200 });
    const failure = await failureOf(listGenders(client()));
    expect(failure).toMatchObject({ kind: 'refused', serverMessage: 'Sin cupo.' });
  });

  test('a line that is down is a network failure', async () => {
    server.use(http.all(`${origin}/api/*`, () => HttpResponse.error()));
    expect((await failureOf(listGenders(client()))).kind).toBe('network');
  });

  test('an answer later than the limit is a timeout', async () => {
    server.use(http.get(`${origin}/api/genders`, () => delay('infinite')));
    const failure = await failureOf(listGenders(client({ timeoutMs: 40 })));
    expect(failure.kind).toBe('timeout');
  });

  test('a body that trickles in past the limit is a timeout', async () => {
    const opening = new TextEncoder().encode('{"data":[');
    answer(new ReadableStream({ start: (body) => body.enqueue(opening) }));
    const failure = await failureOf(listGenders(client({ timeoutMs: 40 })));
    expect(failure.kind).toBe('timeout');
  });

  test('a call given up by the person says so', async () => {
    server.use(http.get(`${origin}/api/genders`, () => delay('infinite')));
    const leaving = new AbortController();
    const failure = failureOf(listGenders(client(), leaving.signal));
    leaving.abort();
    expect((await failure).kind).toBe('abandoned');
  });

  test('a portal that never gives its token is a timeout', async () => {
    const headers = () => new Promise<never>(() => undefined);
    const waiting = client({ timeoutMs: 40, authorization: { ...anonymous, headers } });
    expect((await failureOf(listGenders(waiting))).kind).toBe('timeout');
  });
});

describe('what a list is read from', () => {
  const row = { name: 'Femenino' };
  test.each([
    ['a bare array', [{ id: 2, ...row }]],
    ['data', { data: [{ gender_id: 2, ...row }] }],
    ['success and data', { success: true, data: [{ id: '2', ...row }] }],
  ])('%s', async (_, body) => {
    answer(JSON.stringify(body));
    expect((await listGenders(client())).rows).toEqual([{ id: 2, name: 'Femenino' }]);
  });

  test('a ceremony in either spelling of id, date and status', async () => {
    const common = { name: 'Acto', record_initial: 1, assigned_initial: '001' };
    answer(
      JSON.stringify([
        { id: 1, ceremony_date: '15/07/2026', status: 'ABIERTO', ...common },
        { ceremony_id: 2, ceremony_date: '2026-07-15T00:00:00.000Z', status: 'closed', ...common },
        { id: 3, ceremony_date: null, ceremony_location: { x: 1 }, ...common },
      ]),
    );
    const { rows: ceremonies } = await listPublicCeremonies(client());
    const day = { year: 2026, month: 7, day: 15 };
    expect(ceremonies.map(({ id, date, status }) => ({ id, date, status }))).toEqual([
      { id: 1, date: day, status: 'open' },
      { id: 2, date: day, status: 'closed' },
      { id: 3, date: undefined, status: undefined },
    ]);
    expect(ceremonies[0]?.initialNumbers).toEqual({
      record: '1',
      assigned: '001',
      folio: undefined,
    });
  });

  test.each([undefined, null, '  ', 7, { x: 1 }])('a row named %o is no choice', async (name) => {
    answer(JSON.stringify([{ id: 1, name }]));
    const list = listPublicCeremonies(client()).then(
      ({ rows }) => rows.map((row) => row.name),
      (error: ApiError) => error.kind,
    );
    expect(await list).toEqual(name === 7 ? ['7'] : 'unreadable');
  });

  test('the registrar sees a row without a name', async () => {
    answer(JSON.stringify([{ id: 1, name: null, status: 'SUSPENDIDO' }]));
    const { rows } = await ceremonies.list(client());
    expect(rows).toMatchObject([{ id: 1, name: '', status: 'unknown' }]);
  });

  test('the rows that can be read, and why the others can not', async () => {
    const rows = [null, { id: 1, name: 'Ñandú' }, { name: 'X' }, { id: { x: 1 } }, 'x', { id: 2 }];
    answer(JSON.stringify({ data: rows }));
    const unread = [
      '0: Object expected',
      '2.id: number expected',
      '3.id: number expected',
      '4: Object expected',
    ];
    const registrars = await ceremonies.list(client());
    expect(registrars.rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(registrars.unreadable).toEqual(unread);
    const graduates = await listPublicCeremonies(client());
    expect(graduates.rows.map(({ id }) => id)).toEqual([1]);
    expect(graduates.unreadable).toHaveLength(5);
  });

  test('nothing but unreadable rows is a list of none for the registrar', async () => {
    answer('[null]');
    expect(await ceremonies.list(client())).toEqual({
      rows: [],
      unreadable: ['0: Object expected'],
    });
  });

  test('a career is active by either flag, and when nothing is said', async () => {
    answer(
      JSON.stringify({
        data: [
          { id: 1, name: 'A', is_active: 1, career_type_name: 'Pregrado' },
          { career_id: 2, name: 'B', active: false, career_type: 'Postgrado' },
          { id: 3, name: 'C', is_active: 0, record_order: '4' },
          { id: 4, name: 'D' },
        ],
      }),
    );
    const { rows: careers } = await listPublicCareers(client());
    expect(careers.map(({ isActive }) => isActive)).toEqual([true, false, false, true]);
    expect(careers.map(({ typeName }) => typeName)).toEqual([
      'Pregrado',
      'Postgrado',
      undefined,
      undefined,
    ]);
    expect(careers[2]?.recordOrder).toBe(4);
  });
});

describe('the look-up', () => {
  test('encodes the code and reads what there is', async () => {
    let asked = '';
    server.use(
      http.get(`${origin}/api/public/status/:code`, ({ request }) => {
        asked = request.url;
        return HttpResponse.json({
          success: true,
          data: {
            application: { status: 'RECHAZADA', applied_at: '01/02/2026', notes: 'Falta un acta' },
            student: { first_name: 'Ana', last_name: 'Peña' },
          },
        });
      }),
    );
    const report = await findApplicationStatus(client(), 'AG-2026/00 1');
    expect(asked).toBe(`${origin}/api/public/status/AG-2026%2F00%201`);
    expect(report).toMatchObject({
      status: 'rejected',
      reason: 'Falta un acta',
      student: { firstName: 'Ana', lastName: 'Peña', email: undefined },
      ceremony: { name: undefined },
    });
  });

  test('an answer without an application is unreadable', async () => {
    answer('{"success":true,"data":{"student":{}}}');
    expect((await failureOf(findApplicationStatus(client(), 'AG-1'))).kind).toBe('unreadable');
  });

  describe('with the key of a receipt, after a failed first response', () => {
    function failFirst(headers: Record<string, string>) {
      const proofs: (string | null)[] = [];
      server.use(
        http.get(`${origin}/api/public/status/:code`, ({ request }) => {
          const proof = request.headers.get('birrete-proof');
          proofs.push(proof);
          if (proof === null) return new HttpResponse(null, { status: 429, headers });
          return HttpResponse.json({ data: { application: { status: 'PENDIENTE' } } });
        }),
      );
      return proofs;
    }
    const find = () => findApplicationStatus(client(), 'AG-1', { key: 'q-7_Z' });

    test('sends the key if that response announces it', async () => {
      const proofs = failFirst({ 'Birrete-Extras': 'receipt-key' });
      expect((await find()).status).toBe('pending');
      expect(proofs).toEqual([null, 'q-7_Z']);
    });

    test('sends no key to another server, and reports the failure', async () => {
      const proofs = failFirst({});
      expect((await failureOf(find())).kind).toBe('rate-limited');
      expect(proofs).toEqual([null]);
    });
  });
});

describe('the submit', () => {
  test('sends the keys of the contract and leaves out what is empty', async () => {
    let sent: unknown;
    server.use(
      http.post(`${origin}/api/public/apply`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ success: true, data: { application_code: 'AG-2026-001' } });
      }),
    );
    expect(await submitApplication(client(), ana, { idempotencyKey: 'k' })).toEqual({
      code: 'AG-2026-001',
      key: undefined,
    });
    expect(sent).toEqual({
      ceremony_id: 7,
      career_id: 5,
      identification_type: 'CI',
      id_number: '12345678',
      first_name: 'Ana',
      last_name: 'Peña',
      second_last_name: 'Ñáñez',
      email: 'ana@correo.test',
      date_of_birth: '2000-02-01',
      place_of_birth: 'Mérida',
      gender_id: 2,
    });
  });

  test.each([
    ['no code', '{"success":true,"data":{}}'],
    ['a blank code', '{"success":true,"data":{"application_code":" "}}'],
    ['no success', '{"data":{"application_code":"AG-2026-001"}}'],
  ])('%s is a failure', async (_, body) => {
    answer(body);
    const failure = await failureOf(submitApplication(client(), ana, { idempotencyKey: 'k' }));
    expect(failure.kind).toBe('unreadable');
  });
});

describe('a write whose answer nobody reads', () => {
  const draft = {
    name: 'Acto',
    date: { year: 2027, month: 7, day: 15 },
    location: 'Aula Magna',
    description: '',
    recordInitial: '001',
    assignedInitial: '001',
    folioInitial: '001',
  };

  test('succeeds with an empty body', async () => {
    answer(null, { status: 204 });
    await expect(ceremonies.create(client(), draft)).resolves.toBeUndefined();
  });

  test.each(['<!doctype html><p>Proxy</p>', '{"success":tr'])('does not with %s', async (body) => {
    answer(body);
    expect((await failureOf(ceremonies.create(client(), draft))).kind).toBe('unreadable');
  });
});

describe('who is calling', () => {
  function recordHeaders() {
    const seen: Headers[] = [];
    server.use(
      http.all(`${origin}/api/*`, ({ request }) => {
        seen.push(request.headers);
        return HttpResponse.json(seen.length === 1 ? { error: 'x' } : [], {
          status: seen.length === 1 ? 401 : 200,
        });
      }),
    );
    return seen;
  }

  test('nobody signed in: no Authorization header, and no Idempotency-Key to another origin', async () => {
    const seen = recordHeaders();
    await failureOf(submitApplication(client(), ana, { idempotencyKey: 'k' }));
    expect(seen[0]?.has('authorization')).toBe(false);
    expect(seen[0]?.has('idempotency-key')).toBe(false);
  });

  test('settings may allow the Idempotency-Key', async () => {
    const seen = recordHeaders();
    const open = client({ idempotencyKeys: 'always' });
    await failureOf(submitApplication(open, ana, { idempotencyKey: 'k' }));
    expect(seen[0]?.get('idempotency-key')).toBe('k');
  });

  test('a renewed session sends the call once more, once', async () => {
    const seen = recordHeaders();
    let token = 'old';
    const renewing = client({
      authorization: {
        headers: () => ({ authorization: `Bearer ${token}` }),
        onUnauthorized: async () => {
          token = 'new';
          return 'replay';
        },
      },
    });
    expect((await listGenders(renewing)).rows).toEqual([]);
    expect(seen.map((headers) => headers.get('authorization'))).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });
});
