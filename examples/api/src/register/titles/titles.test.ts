import {
  bulkIssueAnswer,
  careerAnswer,
  degreeTitleAnswer,
  issueCheckAnswer,
  titleAnswer,
} from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAll, openCeremony, twoCareers } from '#testing/graduates.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let careers: { first: number; second: number };
beforeAll(async () => {
  api = await startTestApi();
  careers = await twoCareers(api);
});
afterAll(() => api.close());

const emit = (ceremonyId: number, emission_date = '30/07/2026') =>
  api.asAdmin('POST', `/titles/ceremony/${ceremonyId}/bulk-emit`, { emission_date });
const complete = (ceremonyId: number) => api.asAdmin('POST', `/ceremonies/${ceremonyId}/complete`);

async function issuedTitles(ceremonyId: number) {
  const all = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return all.filter(({ ceremony_id }) => ceremony_id === ceremonyId);
}

describe('bulk issue', () => {
  test('numbers three series, each by the careers own order, then people', async () => {
    const ceremony = await openCeremony(api);
    const { first, second } = careers;
    await confirmAll(api, ceremony, [
      { career_id: second, last_name: 'Álvarez' },
      { career_id: first, last_name: 'Oca' },
      { career_id: first, last_name: 'Ñáñez' },
      { career_id: first, last_name: 'Nuñez', second_last_name: 'Zea' },
      { career_id: first, last_name: 'Núñez', second_last_name: 'Abreu' },
    ]);
    await complete(ceremony);
    expect(dataOf(await emit(ceremony), bulkIssueAnswer)).toEqual({ count: 5, total_issued: 5 });
    const rows = (await issuedTitles(ceremony)).map((title) => [
      `${title.last_name} ${title.second_last_name}`,
      title.record_registry,
      title.assigned_registry,
      title.folio_registry,
    ]);
    expect(rows).toEqual([
      ['Núñez Abreu', '098', 'A-002', '0001'],
      ['Nuñez Zea', '099', 'A-003', '0002'],
      ['Ñáñez Ñáñez', '100', 'A-004', '0003'],
      ['Oca Ñáñez', '101', 'A-005', '0004'],
      ['Álvarez Ñáñez', '102', 'A-001', '0005'],
    ]);
  });

  test('is refused with the name of an initial number that holds no digit', async () => {
    const ceremony = await openCeremony(api);
    await confirmAll(api, ceremony, [{ career_id: careers.first }]);
    await complete(ceremony);
    await api.database.kysely
      .updateTable('ceremonies')
      .set({ folio_initial: 'ninguno' })
      .where('id', '=', ceremony)
      .execute();
    expect(refusal(await emit(ceremony))).toEqual([422, expect.stringContaining('«ninguno»')]);
    expect(await issuedTitles(ceremony)).toEqual([]);
  });

  test('again issues only who came since, and continues the numbers', async () => {
    const ceremony = await openCeremony(api, { record_initial: '998' });
    const graduate = { career_id: careers.first };
    await confirmAll(api, ceremony, [graduate, graduate]);
    const late = await confirmAll(api, ceremony, [{ ...graduate, id_number: '71000001' }]);
    await api.asAdmin('PATCH', `/applications/${late[0]}/reject`, { notes: 'Falta la solvencia' });
    await complete(ceremony);
    expect(dataOf(await emit(ceremony), bulkIssueAnswer).count).toBe(2);
    expect(dataOf(await emit(ceremony), bulkIssueAnswer)).toEqual({ count: 0, total_issued: 2 });
    await api.asAdmin('PATCH', `/applications/${late[0]}/confirm`, {});
    expect(dataOf(await emit(ceremony), bulkIssueAnswer)).toEqual({ count: 1, total_issued: 3 });
    const actas = (await issuedTitles(ceremony)).map(({ record_registry }) => record_registry);
    expect(actas).toEqual(['998', '999', '1000']);
  });

  test('freezes the title by gender; without a nomenclature it is empty', async () => {
    const career = await newCareer('Ingeniería de Prueba');
    const name = (gender_id: number, title_name: string) =>
      api.asAdmin('POST', '/degree-titles', { career_id: career, gender_id, title_name });
    const female = dataOf(await name(2, 'Ingeniera de Prueba'), degreeTitleAnswer);
    const ceremony = await openCeremony(api);
    await confirmAll(api, ceremony, [
      { career_id: career, gender_id: 2, first_name: 'Eva' },
      { career_id: career, gender_id: 1, first_name: 'Iván' },
    ]);
    await complete(ceremony);
    await emit(ceremony);
    await api.asAdmin('DELETE', `/degree-titles/${female.id}`);
    const titles = await issuedTitles(ceremony);
    expect(titles.map(({ first_name, degree_title }) => [first_name, degree_title])).toEqual([
      ['Eva', 'Ingeniera de Prueba'],
      ['Iván', null],
    ]);
    expect(titles[0]?.issue_date).toBe('2026-07-30');
  });

  test.each([
    ['', 'Debe seleccionar un acto de grado y una fecha de emisión'],
    ['30/02/2026', 'La fecha de emisión no es válida'],
  ])('with the date %j is refused', async (date, message) => {
    const ceremony = await openCeremony(api);
    expect(refusal(await emit(ceremony, date))).toEqual([422, message]);
  });

  test('is refused for a ceremony that is unknown, not completed or without confirmed ones', async () => {
    expect(refusal(await emit(999_999))).toEqual([404, 'Acto de grado no encontrado']);
    const ceremony = await openCeremony(api);
    expect(refusal(await emit(ceremony))).toEqual([
      409,
      'Solo se pueden emitir títulos de un acto de grado completado.',
    ]);
    await complete(ceremony);
    expect(refusal(await emit(ceremony))).toEqual([
      422,
      'No hay solicitudes confirmadas para este acto de grado',
    ]);
  });

  test('from a number without digits, left by another program, issues nothing', async () => {
    const ceremony = await openCeremony(api);
    await confirmAll(api, ceremony, [{ career_id: careers.first }]);
    await complete(ceremony);
    const { kysely } = api.database;
    await kysely
      .updateTable('ceremonies')
      .set({ folio_initial: 'sin número' })
      .where('id', '=', ceremony)
      .execute();
    expect(refusal(await emit(ceremony))).toEqual([
      422,
      'No se puede numerar a partir del folio inicial «sin número»: debe contener un número, por ejemplo 001.',
    ]);
    expect(await issuedTitles(ceremony)).toEqual([]);
  });
});

describe('the check of an issue', () => {
  const check = async (ceremonyId: number) =>
    dataOf(await api.asAdmin('POST', `/titles/ceremony/${ceremonyId}/check`), issueCheckAnswer);

  test('names what would be wrong on the paper of each title, and issues nothing', async () => {
    const ceremony = await openCeremony(api);
    const usual = { career_id: careers.first, last_name: 'Oca' };
    const unprintable = { career_id: careers.first, first_name: '小明', last_name: '王' };
    const [, id] = await confirmAll(api, ceremony, [usual, unprintable]);
    const rectors = ['Dra. Una', 'Dr. Otro'].map((name) =>
      api.asAdmin('POST', '/authorities', { name, office: 'Rectora', valid_from: '2026-07-01' }),
    );
    await Promise.all(rectors);
    const { template, problems } = await check(ceremony);
    const entry = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'subject_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ action: 'checked', subject: 'ceremony' });
    expect(template).toBe('Título');
    expect(problems).toContainEqual({
      application_id: id,
      problem: expect.objectContaining({ kind: 'missing-glyphs', characters: ['小', '明', '王'] }),
    });
    expect(problems).toContainEqual({
      application_id: null,
      problem: {
        kind: 'several-signatories',
        office: expect.stringMatching(/^Rector/),
        names: expect.arrayContaining(['Dra. Una', 'Dr. Otro']),
      },
    });
    // Numbers, code and day of issue are those of the issue.
    const missing = problems.flatMap(({ problem }) => problem.placeholder ?? []);
    expect(missing).not.toContain('acta');
    expect(missing).not.toContain('fechaEmision');
    expect(await issuedTitles(ceremony)).toEqual([]);
  });

  test('says what has no source, such as the city, until an additional field has it', async () => {
    const ceremony = await openCeremony(api);
    await confirmAll(api, ceremony, [{ career_id: careers.first }]);
    const city = expect.objectContaining({ kind: 'empty-placeholder', placeholder: 'ciudad' });
    const problemsNow = async () => (await check(ceremony)).problems.map(({ problem }) => problem);
    await api.database.kysely.deleteFrom('document_fields').where('name', '=', 'ciudad').execute();
    expect(await problemsNow()).toContainEqual(city);
    const field = { name: 'ciudad', value: 'Mérida', ceremony_id: ceremony };
    expect((await api.asAdmin('POST', '/document-fields', field)).status).toBe(201);
    expect(await problemsNow()).not.toContainEqual(city);
  });

  test('ends without a failure when the caller has left', async () => {
    const response = await api.app.request(
      `/api/titles/ceremony/${await openCeremony(api)}/check`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${await api.signIn('admin')}` },
        signal: AbortSignal.abort(),
      },
    );
    expect(response.status).toBe(503);
  });

  test('lays out those who have no title yet; 404 for an unknown ceremony', async () => {
    const ceremony = await openCeremony(api);
    await confirmAll(api, ceremony, [{ career_id: careers.first, last_name: '王' }]);
    await complete(ceremony);
    await emit(ceremony);
    const { problems } = await check(ceremony);
    expect(problems.filter(({ application_id }) => application_id !== null)).toEqual([]);
    const unknown = await api.asAdmin('POST', '/titles/ceremony/9999/check');
    expect(refusal(unknown)).toEqual([404, 'Acto de grado no encontrado']);
  });
});

describe('an issued title', () => {
  test('says what it said, whatever is corrected afterwards', async () => {
    const ceremony = await openCeremony(api);
    const [id] = await confirmAll(api, ceremony, [{ career_id: careers.first }]);
    await complete(ceremony);
    await emit(ceremony);
    const before = await issuedTitles(ceremony);
    await api.asAdmin('PUT', `/applications/${id}`, {
      first_name: 'Otra',
      last_name: 'Persona',
      id_number: '1',
      email: 'otra@correo.edu',
    });
    await api.asAdmin('PATCH', `/applications/${id}/reject`, { notes: 'Error' });
    expect(await issuedTitles(ceremony)).toEqual(before);
  });

  test('can be neither changed nor deleted in the database', async () => {
    const { kysely } = api.database;
    await expect(
      kysely.updateTable('issued_titles').set({ last_name: 'X' }).execute(),
    ).rejects.toThrow('append-only');
    await expect(kysely.deleteFrom('issued_titles').execute()).rejects.toThrow('append-only');
  });
});

async function newCareer(name: string): Promise<number> {
  const body = { name, type_id: 1, faculty_id: 1 };
  return dataOf(await api.asAdmin('POST', '/careers', body), careerAnswer).id;
}
