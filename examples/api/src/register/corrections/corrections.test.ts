import { statusAnswer, titleAnswer, titleContentAnswer, titleEntryAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { changeAsOwner, statement } from '#testing/databases/table-owner.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const resolution = {
  resolution_number: 'CU-0123-2026',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'El apellido se escribió sin tilde.',
};

async function ceremonyTitles(from: TestApi, ceremonyId: number) {
  const titles = dataOf(await from.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return titles.filter(({ ceremony_id }) => ceremony_id === ceremonyId).sort((a, b) => a.id - b.id);
}

/** The titles of a ceremony with a graduate of each of these surnames. */
async function issued(surnames: readonly string[], from = api, change: object = {}) {
  const ceremonyId = await completeCeremony(from, surnames, change);
  await issueTitles(from, ceremonyId);
  return { ceremonyId, titles: await ceremonyTitles(from, ceremonyId) };
}

async function oneTitle(surname = 'Perez') {
  const { ceremonyId, titles } = await issued([surname]);
  const [title] = titles;
  if (title === undefined) throw new Error('No title was issued');
  return { ceremonyId, title };
}

const correct = (id: number, kind: string, body: object = {}) =>
  api.asAdmin('POST', `/titles/${id}/${kind}`, { ...resolution, ...body });

function titleTexts(title: v.InferOutput<typeof titleAnswer>) {
  const { first_name, middle_name, third_name, last_name, second_last_name } = title;
  const { id_number } = title;
  const degree_title = title.degree_title ?? 'Licenciado en Pruebas';
  return {
    first_name,
    middle_name,
    third_name,
    last_name,
    second_last_name,
    id_number,
    degree_title,
  };
}

async function titleEntries(titleId: number) {
  const entries = dataOf(await api.asAdmin('GET', '/title-entries'), v.array(titleEntryAnswer));
  return entries.filter(({ title_id }) => title_id === titleId);
}

test('an annulled title stays in the register with its resolution, and is not corrected again', async () => {
  const { title, ceremonyId } = await oneTitle();
  const answer = await correct(title.id, 'annulment');
  expect(answer.status).toBe(201);
  const entry = dataOf(answer, titleEntryAnswer);
  expect(entry).toMatchObject({
    ...resolution,
    title_id: title.id,
    kind: 'annulled',
    replacing_title_id: null,
    entered_by: 'Mariela Josefina Rondón Graterol',
  });
  expect(await titleEntries(title.id)).toEqual([entry]);
  expect(await ceremonyTitles(api, ceremonyId)).toEqual([title]);

  const already = [409, 'Este título ya está anulado.'];
  expect(refusal(await correct(title.id, 'annulment'))).toEqual(already);
  expect(refusal(await correct(title.id, 'duplicate'))).toEqual(already);
  const change = { ...titleTexts(title), last_name: 'Pérez' };
  expect(refusal(await correct(title.id, 'rectification', change))).toEqual(already);
});

test('a bulk issue gives no other title to the graduate of an annulled one', async () => {
  const { title, ceremonyId } = await oneTitle();
  await correct(title.id, 'annulment');
  await issueTitles(api, ceremonyId);
  expect(await ceremonyTitles(api, ceremonyId)).toEqual([title]);
});

test('a rectified title gets a successor with the next numbers, which can be corrected in turn', async () => {
  const initial = { record_initial: 'K-098', assigned_initial: 'L-001', folio_initial: 'M-001' };
  const { ceremonyId, titles } = await issued(['Abad', 'Perez'], api, initial);
  const [other, title] = titles;
  if (title === undefined || other === undefined) throw new Error('Two titles are needed');
  const change = { ...titleTexts(title), last_name: 'Pérez', degree_title: 'Doctora en Química' };
  const entry = dataOf(await correct(title.id, 'rectification', change), titleEntryAnswer);
  const [, unchanged, successor] = await ceremonyTitles(api, ceremonyId);
  expect(unchanged).toEqual(title);
  expect(successor).toMatchObject({
    ...titleTexts(title),
    id: entry.replacing_title_id,
    application_code: title.application_code,
    last_name: 'Pérez',
    degree_title: 'Doctora en Química',
    issue_date: '2026-06-15',
    record_registry: 'K-100',
    assigned_registry: 'L-003',
    folio_registry: 'M-003',
  });
  expect(refusal(await correct(title.id, 'rectification', change))).toEqual([
    409,
    'Este título ya está rectificado. Corrige el que lo reemplaza.',
  ]);
  expect((await correct(successor?.id ?? 0, 'annulment')).status).toBe(201);
  const { kysely } = api.database;
  expect(await titleEntries(title.id)).toEqual([entry]);
  expect(await titleEntries(successor?.id ?? 0)).toEqual([
    expect.objectContaining({ kind: 'annulled' }),
  ]);
  expect(await titleEntries(other.id)).toEqual([]);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
});

test('an omitted name stays, and a null one is removed', async () => {
  const { title, ceremonyId } = await oneTitle();
  const { middle_name, second_last_name, ...texts } = titleTexts(title);
  const change = { ...texts, second_last_name: null };
  expect((await correct(title.id, 'rectification', change)).status).toBe(201);
  const [, successor] = await ceremonyTitles(api, ceremonyId);
  expect(successor).toMatchObject({ middle_name, second_last_name: null });
});

const contentOf = async (id: number) =>
  dataOf(await api.asAdmin('GET', `/titles/${id}/content`), titleContentAnswer);

test('what only the documents of a title state is rectified, and the entry says who caused the error', async () => {
  await api.asAdmin('POST', '/document-fields', { name: 'modalidad', value: 'presencial' });
  const { title } = await oneTitle();
  await api.asAdmin('POST', '/document-fields', { name: 'mencion', value: 'Summa cum laude' });
  const before = await contentOf(title.id);
  expect(before).toMatchObject({
    birth_erased: false,
    fields: { modalidad: 'presencial', mencion: '' },
  });
  const changes = {
    date_of_birth: '1999-12-31',
    place_of_birth: 'Ciudad Bolívar',
    gender: before.gender === 'feminine' ? 'masculine' : 'feminine',
    ceremony_location: 'Teatro César Rengifo',
    fields: { mencion: 'Con honores', modalidad: '' },
  };
  const body = { ...titleTexts(title), degree_title: title.degree_title, ...changes };
  const entry = dataOf(
    await correct(title.id, 'rectification', { ...body, error_cause: 'university' }),
    titleEntryAnswer,
  );
  expect(entry.error_cause).toBe('university');
  expect(await titleEntries(title.id)).toEqual([entry]);
  const after = await contentOf(entry.replacing_title_id ?? 0);
  const fields = { ...before.fields, ...changes.fields };
  expect(after).toEqual({ ...before, ...changes, fields });
  expect(await contentOf(title.id)).toEqual(before);

  const { kysely } = api.database;
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const tampering = `update title_entries set error_cause = 'graduate' where id = ${entry.id}`;
  expect(await changeAsOwner(kysely, statement(tampering), verifyAudit)).toMatchObject({
    faults: [expect.objectContaining({ kind: 'entry-changed', id: entry.id })],
  });
});

test('what a resolution does not change is printed as before: lines, name and identity number', async () => {
  const field = { name: 'leyenda', value: 'Con distinción\nCohorte XII' };
  await api.asAdmin('POST', '/document-fields', field);
  const { title } = await oneTitle();
  const { kysely } = api.database;
  const sealed = async (id: number) => {
    const contents = kysely
      .selectFrom('title_contents')
      .select('content')
      .where('title_id', '=', id);
    return (await contents.executeTakeFirstOrThrow()).content;
  };
  const storeContent = async (content: object) => {
    await statement('alter table title_contents disable trigger user')(kysely);
    await statement(
      `update title_contents set content = '${JSON.stringify(content)}' where title_id = ${title.id}`,
    )(kysely);
    await statement('alter table title_contents enable trigger user')(kysely);
  };
  const today = await sealed(title.id);
  // As a version before sealed it.
  const former = { documentNumber: 'V 12345678', name: { firstName: 'Ana', secondLastName: '-' } };
  await storeContent({ ...today, ...former });
  const { fields } = await contentOf(title.id);
  const texts = { ...titleTexts(title), degree_title: title.degree_title };
  const rectify = async (id: number, changes: object) => {
    const answer = await correct(id, 'rectification', { ...texts, fields, ...changes });
    return sealed(dataOf(answer, titleEntryAnswer).replacing_title_id ?? 0);
  };
  expect(await rectify(title.id, { place_of_birth: 'Ciudad Bolívar' })).toMatchObject({
    ...former,
    fields: { leyenda: field.value },
  });
  // The trail would name the title in later tests.
  await storeContent(today);
});

test('a title has several duplicates, one for each resolution', async () => {
  const { title } = await oneTitle();
  const second = { resolution_number: 'CU-0200-2026' };
  expect((await correct(title.id, 'duplicate')).status).toBe(201);
  expect(refusal(await correct(title.id, 'duplicate'))).toEqual([
    409,
    'Ya hay un duplicado de este título con esa resolución.',
  ]);
  expect((await correct(title.id, 'duplicate', second)).status).toBe(201);
  expect((await titleEntries(title.id)).map(({ kind }) => kind)).toEqual([
    'duplicated',
    'duplicated',
  ]);
});

test.each([
  'N.º CU-0123-2026',
  'CU-0123-2026.',
  'CU - 0123 - 2026',
  'ＣＵ-0123-2026',
  'Resolución n.º cu-0123-2026',
])('a resolution makes one note of a title, also as %j', async (resolution_number) => {
  const { title } = await oneTitle();
  await correct(title.id, 'duplicate');
  expect(refusal(await correct(title.id, 'duplicate', { resolution_number }))).toEqual([
    409,
    'Ya hay un duplicado de este título con esa resolución.',
  ]);
  expect(await titleEntries(title.id)).toHaveLength(1);
});

test('a wrong rectification is undone by a further one', async () => {
  const { title, ceremonyId } = await oneTitle();
  const wrong = { ...titleTexts(title), last_name: 'Peres' };
  const { replacing_title_id } = dataOf(
    await correct(title.id, 'rectification', wrong),
    titleEntryAnswer,
  );
  const undone = await correct(replacing_title_id ?? 0, 'rectification', titleTexts(title));
  expect(undone.status).toBe(201);
  const last = (await ceremonyTitles(api, ceremonyId)).at(-1);
  expect(last).toMatchObject(titleTexts(title));
});

describe('refused without a trace:', () => {
  test.each([
    [{ resolution_number: ' ' }, 422, 'El número de la resolución es requerido'],
    [{ resolution_number: '---' }, 422, 'El número de la resolución es requerido'],
    [{ resolution_number: 'N.º' }, 422, 'El número de la resolución es requerido'],
    [{ resolution_body: '--' }, 422, 'El órgano que resuelve es requerido'],
    [{ resolution_reason: '...' }, 422, 'El motivo es requerido'],
    [{ resolution_date: '31/02/2026' }, 422, 'La fecha de la resolución no es válida'],
    [
      { resolution_date: '2026-06-17' },
      422,
      'La fecha de la resolución no puede ser posterior a hoy: en la universidad hoy es 15/06/2026.',
    ],
    [{ resolution_body: '' }, 422, 'El órgano que resuelve es requerido'],
    [{ resolution_reason: '' }, 422, 'El motivo es requerido'],
  ])('an annulment with %j', async (body, status, message) => {
    const { title } = await oneTitle();
    expect(refusal(await correct(title.id, 'annulment', body))).toEqual([status, message]);
    expect(await titleEntries(title.id)).toEqual([]);
  });

  test('a rectification that changes nothing', async () => {
    const { title, ceremonyId } = await oneTitle();
    const texts = { ...titleTexts(title), degree_title: title.degree_title };
    expect(refusal(await correct(title.id, 'rectification', texts))[0]).toBe(422);
    expect(await ceremonyTitles(api, ceremonyId)).toEqual([title]);
  });

  test('a rectification of values to what the documents print already', async () => {
    const { title, ceremonyId } = await oneTitle();
    const { date_of_birth, place_of_birth, gender, fields } = await contentOf(title.id);
    const same = { date_of_birth, place_of_birth: `${place_of_birth} `, gender, fields };
    const texts = { ...titleTexts(title), degree_title: title.degree_title, ...same };
    for (const change of [texts, { ...texts, error_cause: 'graduate' }]) {
      expect(refusal(await correct(title.id, 'rectification', change))[0]).toBe(422);
    }
    expect(await ceremonyTitles(api, ceremonyId)).toEqual([title]);
  });

  test('a rectification that only adds a space', async () => {
    const { title, ceremonyId } = await oneTitle('De la Cruz');
    const texts = { ...titleTexts(title), last_name: 'De  la Cruz' };
    expect(refusal(await correct(title.id, 'rectification', texts))[0]).toBe(422);
    expect(await ceremonyTitles(api, ceremonyId)).toEqual([title]);
  });

  test('a correction of a title that does not exist', async () => {
    expect(refusal(await correct(999_999, 'annulment'))).toEqual([404, 'Título no encontrado']);
  });
});

test('entries are neither changed nor deleted', async () => {
  const { title } = await oneTitle();
  await correct(title.id, 'annulment');
  const { kysely } = api.database;
  for (const change of [
    sql`update title_entries set kind = 'duplicated'`,
    sql`update title_entries set kind = 'duplicated', resolution_reason = ''`,
    sql`update title_entries set resolution_reason = 'Otro'`,
    sql`delete from title_entries`,
    sql`truncate title_entries`,
  ]) {
    await expect(change.execute(kysely)).rejects.toThrow('title_entries is append-only');
  }
});

test.each([
  [`delete from title_entries where kind = 'annulled'`, 'entry-missing'],
  [`update title_entries set entered_by = 'Otro' where kind = 'annulled'`, 'entry-changed'],
  [
    `insert into title_entries (title_id, kind, resolution_number, resolution_date, resolution_body,
      resolution_reason, entered_by, created_at)
      select min(id), 'annulled', '1', '2026-01-01', 'x', 'x', 'x', now() from issued_titles`,
    'entry-unrecorded',
  ],
])('the verification of the trail notices: %s', async (change, kind) => {
  const { title } = await oneTitle();
  await correct(title.id, 'annulment');
  const result = await changeAsOwner(api.database.kysely, statement(change), verifyAudit);
  expect(result).toMatchObject({
    status: 'titles-altered',
    faults: expect.arrayContaining([expect.objectContaining({ kind })]),
  });
});

test('the trail seals the choice to hide the former name, and names the entry that lost it', async () => {
  const { title } = await oneTitle();
  const change = { ...titleTexts(title), last_name: 'Pérez', former_name_hidden: true };
  const entry = dataOf(await correct(title.id, 'rectification', change), titleEntryAnswer);
  expect(entry.former_name_hidden).toBe(true);
  expect(await titleEntries(title.id)).toEqual([entry]);
  const { kysely } = api.database;
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const tampering = `update title_entries set former_name_hidden = null where id = ${entry.id}`;
  expect(await changeAsOwner(kysely, statement(tampering), verifyAudit)).toMatchObject({
    status: 'titles-altered',
    faults: [expect.objectContaining({ kind: 'entry-changed', id: entry.id })],
  });
});

test('the look-up tells it to the graduate who proves their identity', async () => {
  const guarded = await startTestApi({ settings: { lookUpProof: 'document' } });
  const { ceremonyId, titles } = await issued(['Perez'], guarded);
  const [title] = titles;
  if (title === undefined) throw new Error('No title was issued');
  const status = async (headers: HeadersInit) => {
    const path = `/public/status/${title.application_code}`;
    return dataOf(await guarded.call('GET', path, undefined, headers), statusAnswer).title;
  };
  const proof = { 'birrete-proof': title.id_number };
  const { resolution_number, resolution_date } = resolution;
  expect(await status(proof)).toBeUndefined();
  const change = { ...resolution, ...titleTexts(title), last_name: 'Pérez' };
  await guarded.asAdmin('POST', `/titles/${title.id}/rectification`, change);
  expect(await status({})).toBeUndefined();
  const rectified = { standing: 'rectified', resolution_number, resolution_date };
  expect(await status(proof)).toEqual(rectified);
  const [, successor] = await ceremonyTitles(guarded, ceremonyId);
  await guarded.asAdmin('POST', `/titles/${successor?.id}/annulment`, resolution);
  expect(await status(proof)).toEqual({ ...rectified, standing: 'annulled' });

  const other = (await issued(['Zea'], guarded)).titles[0];
  if (other === undefined) throw new Error('No title was issued');
  const hidden = { ...titleTexts(other), last_name: 'Ybarra', former_name_hidden: true };
  await guarded.asAdmin('POST', `/titles/${other.id}/rectification`, { ...resolution, ...hidden });
  const path = `/public/status/${other.application_code}`;
  const answer = await guarded.call('GET', path, undefined, { 'birrete-proof': other.id_number });
  expect(dataOf(answer, statusAnswer)).not.toHaveProperty('title');
  expect(dataOf(answer, statusAnswer).masked).toBeUndefined();
  await guarded.close();
});

test('the list is not sent again while nothing has changed', async () => {
  const first = await api.asAdmin('GET', '/title-entries');
  const tag = first.headers.get('etag') ?? '';
  const token = await api.signIn('admin');
  const headers = { authorization: `Bearer ${token}`, 'if-none-match': tag };
  expect((await api.app.request('/api/title-entries', { headers })).status).toBe(304);
});

test.each([
  ['P', '099', 'those of a ceremony that continues the book', 'P-100'],
  ['Q', '098', 'none of a ceremony that begins with the same number', 'Q-099'],
])('with a register per ceremony (%s-098 and %s), a successor skips %s', async (letter, ...row) => {
  const [other, , number] = row;
  const from = (initial: string) => ({ record_initial: `${letter}-${initial}` });
  const { ceremonyId, titles } = await issued(['Perez'], api, from('098'));
  await issued(other === '098' ? ['Abad', 'Zea'] : ['Abad'], api, from(other));
  for (const title of titles) {
    await correct(title.id, 'rectification', { ...titleTexts(title), last_name: 'Pérez' });
  }
  const [, successor] = await ceremonyTitles(api, ceremonyId);
  expect(successor?.record_registry).toBe(number);
});

test('with one register, a successor skips the numbers of other ceremonies', {
  tags: ['rare'],
}, async () => {
  const one = await startTestApi({ settings: { registers: 'one' } });
  const numbers = { record_initial: 'R-001', assigned_initial: 'S-001', folio_initial: 'T-001' };
  const { ceremonyId, titles } = await issued(['Perez'], one, numbers);
  const next = { record_initial: 'R-2', assigned_initial: 'S-002', folio_initial: 'T-050' };
  await issued(['Abad', 'Zea'], one, next);
  const [title] = titles;
  if (title === undefined) throw new Error('No title was issued');
  const change = { ...resolution, ...titleTexts(title), last_name: 'Pérez' };
  await one.asAdmin('POST', `/titles/${title.id}/rectification`, change);
  const [, successor] = await ceremonyTitles(one, ceremonyId);
  expect(successor).toMatchObject({
    record_registry: 'R-004',
    assigned_registry: 'S-004',
    folio_registry: 'T-002',
  });
  expect(await verifyAudit(one.database.kysely)).toMatchObject({ status: 'whole' });
  await one.close();
});
