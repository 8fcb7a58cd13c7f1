import { ceremonyAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const sample = {
  name: 'Acto de Grado Julio 2026',
  ceremony_date: '2026-07-24',
  ceremony_location: 'Aula Magna',
  description: '',
  record_initial: '001',
  assigned_initial: 'A-099',
  folio_initial: 12,
};

async function create(change: object = {}) {
  return dataOf(await api.asAdmin('POST', '/ceremonies', { ...sample, ...change }), ceremonyAnswer);
}

describe('creating', () => {
  test('stores what was sent, keeps zeros, and opens it', async () => {
    expect(await create({ ceremony_date: '24/07/2026' })).toMatchObject({
      ceremony_date: '2026-07-24',
      description: null,
      record_initial: '001',
      assigned_initial: 'A-099',
      folio_initial: '12',
      status: 'ABIERTO',
      updated_at: null,
    });
  });

  test('stores a pasted number as it reads, without what nobody sees', async () => {
    const pasted = { record_initial: '\u200e001\u200b', assigned_initial: 'A\u00a0099' };
    expect(await create(pasted)).toMatchObject({
      record_initial: '001',
      assigned_initial: 'A 099',
    });
    const nothing = await api.asAdmin('POST', '/ceremonies', {
      ...sample,
      folio_initial: '\u200b',
    });
    expect(refusal(nothing)).toEqual([422, 'El folio inicial es requerido']);
  });

  test.each([
    [{ name: ' ' }, 'El nombre es requerido'],
    [{ ceremony_date: '' }, 'La fecha es requerida'],
    [{ ceremony_date: '2026-02-30' }, 'La fecha no es válida'],
    [
      { ceremony_date: '2026-06-01' },
      'La fecha no puede ser anterior a hoy: en la universidad hoy es 15/06/2026',
    ],
    [{ ceremony_location: null }, 'La ubicación es requerida'],
    [{ record_initial: '' }, 'El acta inicial es requerida'],
    [{ assigned_initial: undefined }, 'El asignado inicial es requerido'],
    [{ folio_initial: ' ' }, 'El folio inicial es requerido'],
    [{ status: 'QUIZÁS' }, 'El estado no es válido'],
    [
      { record_initial: 'uno' },
      'El acta inicial debe contener un número, por ejemplo 001, y tener como máximo 30 caracteres',
    ],
  ])('with %o is refused', async (fault, message) => {
    const answer = await api.asAdmin('POST', '/ceremonies', { ...sample, ...fault });
    expect(refusal(answer)).toEqual([422, message]);
  });
});

describe('changing', () => {
  test('takes a past date and a status in any spelling', async () => {
    const { id } = await create();
    const change = { ...sample, ceremony_date: '2025-01-10', status: 'closed' };
    const changed = dataOf(await api.asAdmin('PUT', `/ceremonies/${id}`, change), ceremonyAnswer);
    expect(changed).toMatchObject({ ceremony_date: '2025-01-10', status: 'CERRADO' });
  });

  test('of an unknown one is 404', async () => {
    for (const id of ['999999', '0', 'x', '99999999999']) {
      expect(refusal(await api.asAdmin('PUT', `/ceremonies/${id}`, sample))).toEqual([
        404,
        'El acto de grado no existe.',
      ]);
    }
  });

  test('completes with and without notes, and again without harm', async () => {
    const { id } = await create();
    const complete = (body?: object) => api.asAdmin('POST', `/ceremonies/${id}/complete`, body);
    const done = dataOf(await complete({ notes: 'Ceremonia completada - X' }), ceremonyAnswer);
    expect(done).toMatchObject({
      status: 'COMPLETADO',
      completion_notes: 'Ceremonia completada - X',
    });
    expect(dataOf(await complete(), ceremonyAnswer)).toEqual(done);
  });

  test('of initial numbers is refused once titles count from them', async () => {
    const issued = await ceremonyWithTitles();
    const put = (change: object) =>
      api.asAdmin('PUT', `/ceremonies/${issued.id}`, { ...issued, ...change });
    expect((await put({ name: 'Otro nombre' })).status).toBe(200);
    const declined = await put({ record_initial: '777', folio_initial: '778' });
    const [status, message] = refusal(declined);
    expect(status).toBe(409);
    expect(declined.body).toHaveProperty('fields', {
      record_initial: `Sigue siendo ${issued.record_initial}: ya hay títulos emitidos.`,
      folio_initial: `Sigue siendo ${issued.folio_initial}: ya hay títulos emitidos.`,
    });
    expect(message).toMatch(
      /^No se pueden cambiar los números iniciales .*\d+ títulos emitidos\.$/,
    );
  });
});

test('a number that an older version stored with an invisible character stays, and so does its series', async () => {
  const { kysely } = api.database;
  const { id } = await ceremonyWithTitles();
  const row = await kysely
    .updateTable('ceremonies')
    .set(({ ref }) => ({ record_initial: sql<string>`'\u200e' || ${ref('record_initial')}` }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const sent = { ...row, name: 'Otro nombre' };
  const changed = dataOf(await api.asAdmin('PUT', `/ceremonies/${id}`, sent), ceremonyAnswer);
  expect(changed).toMatchObject({ name: 'Otro nombre', record_initial: row.record_initial });
});

describe('deleting', () => {
  test('takes the applications along', async () => {
    const { kysely } = api.database;
    const { id } = await kysely
      .selectFrom('ceremonies')
      .select('id')
      .where('status', '=', 'ABIERTO')
      .where('id', 'in', kysely.selectFrom('applications').select('ceremony_id'))
      .executeTakeFirstOrThrow();
    expect((await api.asAdmin('DELETE', `/ceremonies/${id}`)).status).toBe(200);
    const left = await kysely
      .selectFrom('applications')
      .select('id')
      .where('ceremony_id', '=', id)
      .execute();
    expect(left).toEqual([]);
    expect((await api.asAdmin('DELETE', `/ceremonies/${id}`)).status).toBe(404);
  });

  test('is refused when titles were issued', async () => {
    const { id } = await ceremonyWithTitles();
    const [status, message] = refusal(await api.asAdmin('DELETE', `/ceremonies/${id}`));
    expect(status).toBe(409);
    expect(message).toMatch(
      /^No se puede eliminar el acto de grado porque tiene \d+ títulos emitidos\.$/,
    );
    const list = dataOf(await api.asAdmin('GET', '/ceremonies'), v.array(ceremonyAnswer));
    expect(list.some((ceremony) => ceremony.id === id)).toBe(true);
  });
});

describe('a ceremony that changed since it was read', () => {
  const message =
    'Este acto de grado cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.';

  test.each([
    ['changed', 'PUT', ''],
    ['completed', 'POST', '/complete'],
    ['deleted', 'DELETE', ''],
  ] as const)('is not %s by who knows the former version', async (_, method, path) => {
    const { id, version } = await create();
    const known = { 'If-Match': `"${version}"` };
    const closed = { ...sample, status: 'CERRADO' };
    const first = await api.asAdmin('PUT', `/ceremonies/${id}`, closed, known);
    const fresh = dataOf(first, ceremonyAnswer);
    expect(fresh.version).not.toBe(version);

    const body = method === 'DELETE' ? undefined : sample;
    const second = await api.asAdmin(method, `/ceremonies/${id}${path}`, body, known);
    expect(refusal(second)).toEqual([412, message]);
    const list = dataOf(await api.asAdmin('GET', '/ceremonies'), v.array(ceremonyAnswer));
    expect(list.find((row) => row.id === id)).toEqual(fresh);

    const now = { 'If-Match': `"${fresh.version}"` };
    expect((await api.asAdmin(method, `/ceremonies/${id}${path}`, body, now)).status).toBe(200);
  });
});

test('the list is sorted by date, newest first', async () => {
  const list = dataOf(await api.asAdmin('GET', '/ceremonies'), v.array(ceremonyAnswer));
  const dates = list.map(({ ceremony_date }) => ceremony_date);
  expect(dates).toEqual([...dates].sort().reverse());
});

async function ceremonyWithTitles() {
  const list = dataOf(await api.asAdmin('GET', '/ceremonies'), v.array(ceremonyAnswer));
  const titled = await api.database.kysely
    .selectFrom('issued_titles')
    .select('ceremony_id')
    .executeTakeFirstOrThrow();
  const found = list.find(({ id }) => id === titled.ceremony_id);
  if (found === undefined) throw new Error('No ceremony has titles');
  return found;
}
