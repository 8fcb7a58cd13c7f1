import { careerAnswer, degreeTitleAnswer, namedAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, declinedFields, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe.each([
  [
    'faculties',
    'La facultad no existe.',
    'Ya existe una facultad con ese nombre.',
    /^No se puede eliminar la facultad porque tiene \d+ carreras?\.$/,
  ],
  [
    'career_types',
    'El tipo de carrera no existe.',
    'Ya existe un tipo de carrera con ese nombre.',
    /^No se puede eliminar el tipo de carrera porque está asignado a \d+ carreras?\.$/,
  ],
])('%s', (path, unknown, duplicate, inUse) => {
  test('are created, renamed and deleted', async () => {
    const created = dataOf(await api.asAdmin('POST', `/${path}`, { name: ' Ñandú ' }), namedAnswer);
    expect(created.name).toBe('Ñandú');
    const renamed = await api.asAdmin('PUT', `/${path}/${created.id}`, { name: 'Ñandúes' });
    expect(dataOf(renamed, namedAnswer).name).toBe('Ñandúes');
    expect((await api.asAdmin('DELETE', `/${path}/${created.id}`)).status).toBe(200);
    expect(refusal(await api.asAdmin('DELETE', `/${path}/${created.id}`))).toEqual([404, unknown]);
    expect(refusal(await api.asAdmin('PUT', `/${path}/x`, { name: 'a' }))).toEqual([404, unknown]);
  });

  test('need a name that is not there yet, but for case and accents', async () => {
    expect(refusal(await api.asAdmin('POST', `/${path}`, { name: ' ' }))).toEqual([
      422,
      'El nombre es requerido',
    ]);
    await api.asAdmin('POST', `/${path}`, { name: 'Ópera' });
    const again = await api.asAdmin('POST', `/${path}`, { name: 'OPERA' });
    expect(refusal(again)).toEqual([409, duplicate]);
    expect(declinedFields(again)).toEqual(['name']);
  });

  test('that careers use stay', async () => {
    const list = dataOf(await api.asAdmin('GET', `/${path}`), v.array(namedAnswer));
    const careers = dataOf(await api.asAdmin('GET', '/careers'), v.array(careerAnswer));
    const used = path === 'faculties' ? careers[0]?.faculty_id : careers[0]?.career_type_id;
    const [status, message] = refusal(await api.asAdmin('DELETE', `/${path}/${used}`));
    expect([status, message]).toEqual([409, expect.stringMatching(inUse)]);
    const after = dataOf(await api.asAdmin('GET', `/${path}`), v.array(namedAnswer));
    expect(after).toEqual(list);
  });
});

describe('careers', () => {
  const sample = { name: 'Oceanografía', type_id: 1, faculty_id: '1' };
  const post = (change: object = {}) => api.asAdmin('POST', '/careers', { ...sample, ...change });

  test('are created active, changed without losing omitted fields, and deleted', async () => {
    const created = dataOf(await post({ record_order: 7 }), careerAnswer);
    expect(created).toMatchObject({ is_active: 1, record_order: 7, faculty_id: 1 });
    const put = (change: object) => api.asAdmin('PUT', `/careers/${created.id}`, change);
    const changed = dataOf(
      await put({ ...sample, name: 'Limnología', is_active: 0 }),
      careerAnswer,
    );
    expect(changed).toMatchObject({ name: 'Limnología', is_active: 0, record_order: 7 });
    expect((await api.asAdmin('DELETE', `/careers/${created.id}`)).status).toBe(200);
  });

  test.each([
    [{ name: '' }, 422, 'El nombre es requerido'],
    [{ type_id: '' }, 422, 'El tipo de carrera es requerido'],
    [{ faculty_id: null }, 422, 'La facultad es requerida'],
    [{ type_id: 999_999 }, 422, 'El tipo de carrera seleccionado no existe.'],
    [{ faculty_id: 999_999 }, 422, 'La facultad seleccionada no existe.'],
    [{ record_order: -1 }, 422, 'El orden de acta debe ser un número entero entre 0 y 999999'],
  ])('with %o are refused', async (fault, status, message) => {
    expect(refusal(await post(fault))).toEqual([status, message]);
  });

  test('that have applications or nomenclatures stay', async () => {
    const { career_id } = await api.database.kysely
      .selectFrom('applications')
      .select('career_id')
      .executeTakeFirstOrThrow();
    const [status, message] = refusal(await api.asAdmin('DELETE', `/careers/${career_id}`));
    expect(status).toBe(409);
    expect(message).toMatch(/^No se puede eliminar la carrera porque tiene \d+ solicitud/);
  });
});

describe('nomenclatures', () => {
  test('are one per career and gender', async () => {
    const body = { name: 'Astronomía', type_id: 1, faculty_id: 1 };
    const career = dataOf(await api.asAdmin('POST', '/careers', body), careerAnswer);
    const post = (change: object = {}) =>
      api.asAdmin('POST', '/degree-titles', {
        career_id: career.id,
        gender_id: 1,
        title_name: 'Astrónomo',
        ...change,
      });
    const male = dataOf(await post(), degreeTitleAnswer);
    expect(male).toMatchObject({ career_name: 'Astronomía', gender_name: 'Masculino' });
    expect(refusal(await post())).toEqual([
      409,
      'La carrera ya tiene una nomenclatura para ese género.',
    ]);
    const female = dataOf(await post({ gender_id: 2, title_name: 'Astrónoma' }), degreeTitleAnswer);
    const changed = await api.asAdmin('PUT', `/degree-titles/${female.id}`, {
      career_id: career.id,
      gender_id: 2,
      title_name: 'Licenciada en Astronomía',
    });
    expect(dataOf(changed, degreeTitleAnswer).title_name).toBe('Licenciada en Astronomía');
    expect((await api.asAdmin('DELETE', `/degree-titles/${male.id}`)).status).toBe(200);
  });

  test.each([
    [{ career_id: '' }, 'La carrera es requerida'],
    [{ career_id: 999_999 }, 'La carrera seleccionada no existe.'],
    [{ gender_id: 9 }, 'El género seleccionado no es válido.'],
    [{ title_name: ' ' }, 'El título es requerido'],
  ])('with %o are refused', async (fault, message) => {
    const body = { career_id: 1, gender_id: 1, title_name: 'X', ...fault };
    expect(refusal(await api.asAdmin('POST', '/degree-titles', body))).toEqual([422, message]);
  });
});
