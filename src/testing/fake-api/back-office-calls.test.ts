import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractCalls } from './contract-calls.ts';
import { type FakeApiServer, send, startFakeApi } from './fake-api.fixtures.ts';
import { createFakeUniversity, type FakeUniversity } from './fake-university.ts';

let university: FakeUniversity;
let server: FakeApiServer;

beforeEach(() => {
  university = createFakeUniversity();
  server = startFakeApi({ university });
});
afterEach(() => server.close());

const publicCalls = /login|public|genders/;

describe('who may call', () => {
  const guarded = contractCalls.filter((call) => !publicCalls.test(call));

  it.each(guarded)('%s wants an administrator', async (call) => {
    const [method = '', path = ''] = call.replace('{id}', '1').split(' ');
    expect((await send(method, path, { userId: null })).status).toBe(401);
    expect((await send(method, path, { userId: 2 })).status).toBe(403);
  });
});

describe('acts', () => {
  it('are not deleted once titles were issued', async () => {
    expect(await send('DELETE', '/api/ceremonies/1')).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining('títulos emitidos') },
    });
    expect(university.rows.ceremonies.map((row) => row.id)).toContain(1);
  });

  it('take their applications along when they are deleted', async () => {
    expect((await send('DELETE', '/api/ceremonies/7')).status).toBe(200);
    expect(university.rows.applications.some((row) => row.ceremony_id === 7)).toBe(false);
  });

  it('change status by a full update and keep the zeros of their numbers', async () => {
    const payload = {
      name: 'Acto',
      ceremony_date: '10/07/2026',
      ceremony_location: 'Aula Magna',
      description: '',
      record_initial: '007',
      assigned_initial: '008',
      folio_initial: '009',
      status: 'CERRADO',
    };
    const { json } = await send('PUT', '/api/ceremonies/7', { payload });
    expect(json).toHaveProperty('data', {
      id: 7,
      ...payload,
      ceremony_date: '2026-07-10',
      description: null,
    });
  });
});

describe('decisions', () => {
  it('reject only with a reason', async () => {
    const reject = (notes: string | null) =>
      send('PATCH', '/api/applications/1/reject', { payload: { notes } });
    expect((await reject(null)).status).toBe(422);
    expect((await reject('Faltan notas')).json).toMatchObject({
      data: { status: 'RECHAZADA', notes: 'Faltan notas' },
    });
  });
});

describe('bulk issue', () => {
  const issue = (id: number) =>
    send('POST', `/api/titles/ceremony/${id}/bulk-emit`, {
      payload: { emission_date: '15/06/2026' },
    });

  it('numbers the confirmed people of a completed act, once', async () => {
    expect((await issue(4)).json).toMatchObject({ data: { count: 6 } });
    const titles = university.rows.titles.slice(-6);
    const inOrder = (series: 'record_registry' | 'assigned_registry' | 'folio_registry') =>
      titles.map((title) => title[series]).toSorted();
    expect(inOrder('record_registry')).toEqual(['143', '144', '145', '146', '147', '148']);
    expect(inOrder('assigned_registry')).toEqual(['443', '444', '445', '446', '447', '448']);
    expect(inOrder('folio_registry')).toEqual(['0643', '0644', '0645', '0646', '0647', '0648']);

    expect((await issue(4)).status).toBe(409);
    expect(university.rows.titles).toHaveLength(148);
  });

  it("counts from the act's own initial number, whoever has it in another act", async () => {
    const act = university.rows.ceremonies.find((row) => row.id === 4);
    if (act === undefined) throw new Error('The demonstration has no fourth act');
    act.record_initial = '001';
    const waiting = university.rows.applications.filter(
      (row) => row.ceremony_id === 4 && row.status === 'CONFIRMADA',
    );
    const [late] = waiting;
    if (late) late.status = 'PENDIENTE';
    const issued = async (count: number) => {
      expect((await issue(4)).json).toMatchObject({ data: { count } });
      return university.rows.titles.slice(-count).map((title) => title.record_registry);
    };
    expect(await issued(5)).toEqual(['001', '002', '003', '004', '005']);
    if (late) late.status = 'CONFIRMADA';
    expect(await issued(1)).toEqual(['006']);
  });

  it('is refused before the act took place', async () => {
    expect((await issue(7)).status).toBe(409);
  });
});

describe('users', () => {
  const payload = {
    username: 'nueva',
    email: 'nueva@universidad.edu',
    full_name: 'Eva Ñ',
    role_id: 2,
  };

  it('get a password for one sign-in, told once', async () => {
    const { json } = await send('POST', '/api/users', { payload });
    expect(json).toMatchObject({ data: { id: 5, temporary_password: 'temporal-5' } });
    const list = await send('GET', '/api/users');
    expect(JSON.stringify(list.json)).not.toContain('temporal');
  });

  it('keep the last administrator', async () => {
    expect((await send('DELETE', '/api/users/1')).status).toBe(409);
    const demoted = { ...payload, is_active: 1 };
    expect((await send('PUT', '/api/users/1', { payload: demoted })).status).toBe(409);
  });
});

describe('reports', () => {
  const report = (name: string, payload: object) =>
    send('POST', `/api/reports/${name}`, { payload });

  it('require a ceremony for the reports of confirmed students', async () => {
    expect((await report('confirmed-students', { format: 'CSV' })).status).toBe(422);
  });

  it('are text as CSV and base64 as PDF', async () => {
    const csv = await report('graduated-applications', { format: 'CSV' });
    expect(csv.json).toHaveProperty('report.metadata.total_records', 192);
    expect(csv.json).toHaveProperty('report.content', expect.stringContaining('"Ñáñez"'));
    const pdf = await report('confirmed-students', { format: 'PDF', ceremony_id: 1 });
    expect(pdf.json).toHaveProperty('report.content', expect.stringMatching(/^JVBERi0/));
  });
});
