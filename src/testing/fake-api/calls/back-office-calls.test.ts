import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractCalls } from '../contract-calls.ts';
import {
  type FakeApiServer,
  refused,
  send,
  startFakeApi,
  validApplication,
} from '../fake-api.fixtures.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-university.ts';

let university: FakeUniversity;
let server: FakeApiServer;

beforeEach(() => {
  university = createFakeUniversity();
  server = startFakeApi({ university });
});
afterEach(() => server.close());

const publicCalls = /login|public|genders/;

const titlesIn = (id: number) =>
  university.rows.titles.filter(({ ceremony_id }) => ceremony_id === id).length;

const ceremony = {
  name: 'Acto',
  ceremony_date: '10/07/2026',
  ceremony_location: 'Aula Magna',
  record_initial: '007',
  assigned_initial: '008',
  folio_initial: '009',
};

describe('access', () => {
  const guarded = contractCalls.filter((call) => !publicCalls.test(call));

  it.each(guarded)('%s needs an administrator', async (call) => {
    const [method = '', path = ''] = call.replace('{id}', '1').split(' ');
    expect(await send(method, path, { userId: null })).toMatchObject(refused('signInRequired'));
    expect(await send(method, path, { userId: 99 })).toMatchObject(refused('sessionExpired'));
    expect(await send(method, path, { userId: 2 })).toMatchObject(refused('forbidden'));
  });
});

describe('ceremonies', () => {
  it('are not deleted once titles were issued', async () => {
    expect(await send('DELETE', '/api/ceremonies/1')).toMatchObject(
      refused('ceremonyHasTitles', { titles: titlesIn(1) }),
    );
    expect(university.rows.ceremonies.map((row) => row.id)).toContain(1);
  });

  it('take their applications along when they are deleted', async () => {
    expect((await send('DELETE', '/api/ceremonies/7')).status).toBe(200);
    expect(university.rows.applications.some((row) => row.ceremony_id === 7)).toBe(false);
  });

  it('change status by a full update and keep the zeros of their numbers', async () => {
    const payload = { ...ceremony, description: '', status: 'CERRADO' };
    const { json } = await send('PUT', '/api/ceremonies/7', { payload });
    expect(json).toHaveProperty('data', {
      id: 7,
      ...payload,
      ceremony_date: '2026-07-10',
      description: null,
    });
  });

  it('keep a description that a change omits', async () => {
    const payload = { ...ceremony, description: 'Con toga' };
    await send('PUT', '/api/ceremonies/5', { payload });
    const { json } = await send('PUT', '/api/ceremonies/5', { payload: ceremony });
    expect(json).toHaveProperty('data.description', 'Con toga');
  });

  it('are not created in the past, nor numbered from a text without a digit', async () => {
    const create = (change: object) =>
      send('POST', '/api/ceremonies', { payload: { ...ceremony, ...change } });
    expect(await create({ ceremony_date: '2026-06-14' })).toMatchObject(
      refused('ceremonyDatePast'),
    );
    expect(await create({ folio_initial: 'ABC' })).toMatchObject({
      status: 422,
      json: { error: expect.stringMatching(/^El folio inicial debe contener un número/) },
    });
  });

  it('keep the initial numbers from which titles were numbered', async () => {
    const stored = { record_initial: '001', folio_initial: '0501' };
    const payload = { ...ceremony, assigned_initial: '301' };
    expect(await send('PUT', '/api/ceremonies/1', { payload })).toMatchObject(
      refused('ceremonyNumbersFixed', { titles: titlesIn(1) }, stored),
    );
  });

  it('stay in the year of their titles where each year has a register', async () => {
    server.close();
    server = startFakeApi({ university, extras: ['yearly-registers'] });
    const row = university.rows.ceremonies.find(({ id }) => id === 1);
    const year = Number(row?.ceremony_date.slice(0, 4));
    const move = (to: number) =>
      send('PUT', '/api/ceremonies/1', { payload: { ...row, ceremony_date: `${to}-12-30` } });
    expect(await move(year + 1)).toMatchObject(
      refused('ceremonyYearFixed', { titles: titlesIn(1), year: String(year) }),
    );
    expect((await move(year)).status).toBe(200);
  });

  it('leave neither ids nor codes to later applications', async () => {
    const apply = (ceremony_id: number) =>
      send('POST', '/api/public/apply', { payload: { ...validApplication, ceremony_id } });
    const first = await apply(7);
    await send('DELETE', '/api/ceremonies/7');
    const open = university.rows.ceremonies.find(({ status }) => status === 'ABIERTO');
    const second = await apply(open?.id ?? 0);
    expect(first.json).toHaveProperty('data.application_code', 'AG-2026-044');
    expect(second.json).toHaveProperty('data.application_code', 'AG-2026-045');
    const { id } = (first.json as { data: { id: number } }).data;
    expect(second.json).toHaveProperty('data.id', id + 1);
  });
});

describe('decisions', () => {
  it('reject only with a reason', async () => {
    const reject = (notes: string | null) =>
      send('PATCH', '/api/applications/1/reject', { payload: { notes } });
    expect(await reject(null)).toMatchObject(refused('reasonRequired'));
    expect((await reject('Faltan notas')).json).toMatchObject({
      data: { status: 'RECHAZADA', notes: 'Faltan notas' },
    });
  });

  it('confirm no rejected application while the person has a newer live one', async () => {
    const apply = async () => {
      const { json } = await send('POST', '/api/public/apply', { payload: validApplication });
      return (json as { data: { id: number } }).data.id;
    };
    const decide = (id: number, action: string) =>
      send('PATCH', `/api/applications/${id}/${action}`, { payload: { notes: 'Faltan notas' } });
    const first = await apply();
    await decide(first, 'reject');
    const second = await apply();
    expect(await decide(first, 'confirm')).toMatchObject(refused('applicationDuplicate'));
    await decide(second, 'reject');
    expect((await decide(first, 'confirm')).status).toBe(200);
  });
});

describe('edits', () => {
  const edit = (change: object) => {
    const required = { first_name: 'Ana', last_name: 'Paz', id_number: '1', email: 'a@b.ve' };
    return send('PUT', '/api/applications/1', { payload: { ...required, ...change } });
  };

  it('keep an omitted field, and clear one that is null or blank', async () => {
    const before = structuredClone(university.rows.applications[0]);
    expect((await edit({})).json).toHaveProperty('data.date_of_birth', before?.date_of_birth);
    const cleared = await edit({ date_of_birth: null, place_of_birth: ' ' });
    expect(cleared.json).toMatchObject({ data: { date_of_birth: null, place_of_birth: null } });
  });

  it('refuse a birth date in the future, and a number without letter or digit', async () => {
    expect(await edit({ date_of_birth: '01/07/2026' })).toMatchObject(refused('birthDateInvalid'));
    expect((await edit({ id_number: '---' })).status).toBe(422);
  });

  it('check the body first, then the row', async () => {
    const unknown = '/api/applications/99999';
    const payload = { first_name: '', last_name: 'Paz', id_number: '1', email: 'a@b.ve' };
    expect((await send('PUT', unknown, { payload })).status).toBe(422);
    const valid = { ...payload, first_name: 'Ana' };
    expect(await send('PUT', unknown, { payload: valid })).toMatchObject(
      refused('applicationMissing'),
    );
  });
});

describe('bulk issue', () => {
  const issue = (id: number) =>
    send('POST', `/api/titles/ceremony/${id}/bulk-emit`, {
      payload: { emission_date: '15/06/2026' },
    });

  it('numbers the confirmed people of a completed ceremony, once', async () => {
    expect((await issue(4)).json).toMatchObject({ data: { count: 6 } });
    const titles = university.rows.titles.slice(-6);
    const inOrder = (series: 'record_registry' | 'assigned_registry' | 'folio_registry') =>
      titles.map((title) => title[series]).toSorted();
    expect(inOrder('record_registry')).toEqual(['143', '144', '145', '146', '147', '148']);
    expect(inOrder('assigned_registry')).toEqual(['443', '444', '445', '446', '447', '448']);
    expect(inOrder('folio_registry')).toEqual(['0643', '0644', '0645', '0646', '0647', '0648']);

    expect(await issue(4)).toMatchObject({
      status: 200,
      json: {
        message: 'Todos los títulos de este acto de grado ya estaban emitidos.',
        data: { count: 0, total_issued: 6 },
      },
    });
    expect(university.rows.titles).toHaveLength(148);
  });

  it("counts from the ceremony's initial number, even if a title of another one has it", async () => {
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

  it('is refused before the ceremony took place, and without a confirmed application', async () => {
    expect(await issue(7)).toMatchObject(refused('ceremonyNotCompleted'));
    expect(await issue(999)).toMatchObject(refused('ceremonyNotFound'));
    for (const row of university.rows.applications) row.status = 'PENDIENTE';
    expect(await issue(4)).toMatchObject(refused('nobodyConfirmed'));
  });

  it('freezes person, ceremony, career and faculty', async () => {
    await issue(4);
    const { rows } = university;
    const before = await send('GET', '/api/titles');
    for (const row of [...rows.ceremonies, ...rows.careers, ...rows.faculties]) row.name = 'Otro';
    for (const row of rows.applications) row.first_name = 'Otra';
    expect(await send('GET', '/api/titles')).toEqual(before);
  });
});

describe('users', () => {
  const payload = {
    username: 'nueva',
    email: 'nueva@universidad.edu',
    full_name: 'Eva Ñ',
    role_id: 2,
  };

  it('get a one-time password, in the answer to their creation only', async () => {
    const { json } = await send('POST', '/api/users', { payload });
    expect(json).toMatchObject({ data: { id: 5, temporary_password: 'temporal-5' } });
    const list = await send('GET', '/api/users');
    expect(JSON.stringify(list.json)).not.toContain('temporal');
  });

  it('neither delete, demote nor deactivate themselves', async () => {
    const change = (rights: object) =>
      send('PUT', '/api/users/1', { payload: { ...payload, ...rights } });
    expect(await send('DELETE', '/api/users/1')).toMatchObject(refused('ownUserDeletion'));
    expect(await change({ is_active: 1 })).toMatchObject(refused('ownUserDemotion'));
    expect(await change({ role_id: 1, is_active: 0 })).toMatchObject(
      refused('ownUserDeactivation'),
    );
    expect((await change({ is_active: 5 })).status).toBe(422);
  });

  it('have a username and an e-mail that nobody else has', async () => {
    const create = (change: object) =>
      send('POST', '/api/users', { payload: { ...payload, ...change } });
    expect(await create({ username: 'ADMIN' })).toMatchObject(refused('usernameTaken'));
    expect(await create({ email: 'Admin@universidad.edu' })).toMatchObject(refused('emailTaken'));
    expect((await create({ username: 'con espacio' })).status).toBe(422);
  });
});

describe('reports', () => {
  const report = (name: string, payload: object) =>
    send('POST', `/api/reports/${name}`, { payload });

  it('require a ceremony for the reports of confirmed students', async () => {
    const all = await report('confirmed-students', { format: 'CSV' });
    expect(all).toMatchObject(refused('reportCeremonyRequired'));
    const unknown = await report('confirmed-students', { format: 'CSV', ceremony_id: 99 });
    expect(unknown).toMatchObject(refused('ceremonyNotFound'));
  });

  it('are text as CSV and base64 as PDF', async () => {
    const csv = await report('graduated-applications', { format: 'CSV' });
    expect(csv.json).toHaveProperty('report.metadata.total_records', 192);
    expect(csv.json).toHaveProperty('report.content', expect.stringContaining(',Ñáñez,'));
    const pdf = await report('confirmed-students', { format: 'PDF', ceremony_id: 1 });
    expect(pdf.json).toHaveProperty('report.content', expect.stringMatching(/^JVBERi0/));
  });
});
