import { createHash, randomFillSync } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { authorityAnswer, careerAnswer, namedAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAll, issueTitles, openCeremony } from '#testing/graduates.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';
const dean = { name: ' Dra. Ñusta Peña ', office: 'Decana', valid_from: '16/09/2024' };

/** A picture that can't be compressed: its pixels have four bytes. */
async function noise(side: number): Promise<string> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(side, side);
  randomFillSync(pixels.data);
  context.putImageData(pixels, 0, 0);
  return `data:image/png;base64,${(await canvas.encode('png')).toString('base64')}`;
}

async function createDean(change: object = {}) {
  const answer = await api.asAdmin('POST', '/authorities', { ...dean, ...change });
  return dataOf(answer, authorityAnswer);
}

test('an official is created, changed and deleted', async () => {
  const created = await createDean({ signature: dot });
  expect(created).toMatchObject({
    name: 'Dra. Ñusta Peña',
    valid_from: '2024-09-16',
    valid_until: null,
    signature: dot,
  });
  const path = `/authorities/${created.id}`;
  const retired = dataOf(
    await api.asAdmin('PUT', path, { ...dean, valid_until: '2026-01-31' }),
    authorityAnswer,
  );
  expect(retired).toMatchObject({ valid_until: '2026-01-31', version: created.version + 1 });
  expect((await api.asAdmin('DELETE', path)).status).toBe(200);
  const list = dataOf(await api.asAdmin('GET', '/authorities'), v.array(authorityAnswer));
  expect(list.map(({ id }) => id)).not.toContain(created.id);
});

test('an omitted signature and last day keep their values; null clears them', async () => {
  const { id } = await createDean({ signature: dot, valid_until: '2026-01-31' });
  const path = `/authorities/${id}`;
  const same = dataOf(await api.asAdmin('PUT', path, dean), authorityAnswer);
  expect(same).toMatchObject({ signature: dot, valid_until: '2026-01-31' });
  const bare = { ...dean, signature: null, valid_until: '' };
  const cleared = dataOf(await api.asAdmin('PUT', path, bare), authorityAnswer);
  expect(cleared).toMatchObject({ signature: null, valid_until: null });
});

test('a picture may have more bytes than other calls, and is refused beyond its limit', async () => {
  await createDean({ signature: await noise(180) });
  const heavy = { ...dean, signature: await noise(300) };
  expect(refusal(await api.asAdmin('POST', '/authorities', heavy))).toEqual([
    422,
    'La firma no puede pesar más de 200 KB',
  ]);
});

test('a signature that would stop a print is refused when it is stored', async () => {
  const damaged = Buffer.from(dot.slice(dot.indexOf(',') + 1), 'base64').fill(0xff, 45, 50);
  const signature = `data:image/png;base64,${damaged.toString('base64')}`;
  expect(refusal(await api.asAdmin('POST', '/authorities', { ...dean, signature }))).toEqual([
    422,
    'No se puede usar la firma: no se puede leer.',
  ]);
});

test.each([
  [{ name: '' }, 'El nombre es requerido'],
  [{ office: ' ' }, 'El cargo es requerido'],
  [{ faculty_id: 9999 }, 'La facultad seleccionada no existe.'],
  [{ valid_from: '31/02/2026' }, 'La fecha de inicio no es válida'],
  [{ valid_until: '2024-09-15' }, 'La fecha de fin no puede ser anterior a la de inicio.'],
  [{ signature: 'data:image/svg+xml;base64,AAAA' }, 'La firma debe ser una imagen PNG'],
  [{ signature: 'https://otra.example/firma.png' }, 'La firma debe ser una imagen PNG'],
])('%j is refused', async (change, message) => {
  const answer = await api.asAdmin('POST', '/authorities', { ...dean, ...change });
  expect(refusal(answer)).toEqual([422, message]);
});

test('a dean signs for one faculty, which can not be deleted meanwhile', async () => {
  const faculty = dataOf(
    await api.asAdmin('POST', '/faculties', { name: 'Teología' }),
    namedAnswer,
  );
  const created = await createDean({ faculty_id: faculty.id });
  expect(created).toMatchObject({ faculty_id: faculty.id, faculty_name: 'Teología' });
  expect(refusal(await api.asAdmin('DELETE', `/faculties/${faculty.id}`))).toEqual([
    409,
    'No se puede eliminar la facultad porque tiene 1 autoridad.',
  ]);
  const path = `/authorities/${created.id}`;
  const same = dataOf(await api.asAdmin('PUT', path, dean), authorityAnswer);
  expect(same.faculty_id).toBe(faculty.id);
  const ofAll = dataOf(
    await api.asAdmin('PUT', path, { ...dean, faculty_id: null }),
    authorityAnswer,
  );
  expect(ofAll).toMatchObject({ faculty_id: null, faculty_name: null });
  expect((await api.asAdmin('DELETE', `/faculties/${faculty.id}`)).status).toBe(200);
});

test('the titles of each faculty are signed by its own dean', async () => {
  const careers = dataOf(await api.asAdmin('GET', '/careers'), v.array(careerAnswer));
  const active = careers.filter(({ is_active }) => is_active === 1);
  const [first] = active;
  const other = active.find(({ faculty_id }) => faculty_id !== first?.faculty_id);
  const term = { office: 'Delegada', valid_from: '2024-09-16' };
  for (const [name, career] of [
    ['Una', first],
    ['Otra', other],
  ] as const) {
    await createDean({ ...term, name, faculty_id: career?.faculty_id });
  }
  await createDean({ ...term, office: 'Vicerrectora', name: 'De todas' });
  const ceremony = await openCeremony(api);
  await confirmAll(
    api,
    ceremony,
    [first, other].map((career) => ({ career_id: career?.id ?? 0 })),
  );
  await api.asAdmin('POST', `/ceremonies/${ceremony}/complete`);
  await issueTitles(api, ceremony);
  expect(await signersOf(ceremony)).toEqual([
    ['Una', 'De todas'],
    ['Otra', 'De todas'],
  ]);
});

/** The names of the officials whom these titles name for the two invented offices, in the order of their ids. */
async function signersOf(ceremonyId: number) {
  const rows = await api.database.kysely
    .selectFrom('title_contents as c')
    .innerJoin('issued_titles as t', 't.id', 'c.title_id')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .select('c.content')
    .where('t.ceremony_id', '=', ceremonyId)
    .orderBy('a.id')
    .execute();
  const invented = ['Delegada', 'Vicerrectora'];
  return rows.map(({ content }) =>
    content.officials
      .filter(({ office }) => invented.includes(office))
      .toSorted((a, b) => (a.office < b.office ? -1 : 1))
      .map(({ name }) => name),
  );
}

test('a change with an outdated version is refused', async () => {
  const { id, version } = await createDean();
  const known = { 'If-Match': `"${version}"` };
  await api.asAdmin('PUT', `/authorities/${id}`, { ...dean, name: 'Otra' }, known);
  const second = await api.asAdmin('PUT', `/authorities/${id}`, dean, known);
  expect(second.status).toBe(412);
});

function changesOf(id: number) {
  return api.database.kysely
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject', '=', 'authority')
    .where('subject_id', '=', String(id))
    .where('action', '=', 'updated')
    .execute();
}

test('the trail shows that a signature was replaced by another of equal size', async () => {
  const other = dot.replace('Jggg==', 'Jggw==');
  const { id } = await createDean({ signature: dot });
  await api.asAdmin('PUT', `/authorities/${id}`, { ...dean, signature: other });
  const recorded = (dataUrl: string) => {
    const file = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const sha256 = createHash('sha256').update(file).digest('hex');
    return { signature: { bytes: file.byteLength, sha256 } };
  };
  expect(await changesOf(id)).toEqual([{ before: recorded(dot), after: recorded(other) }]);
});

test('the trail records only the changed field of an official with a signature', async () => {
  const { id } = await createDean({ signature: dot });
  await api.asAdmin('PUT', `/authorities/${id}`, { ...dean, office: 'Vicedecana', signature: dot });
  expect(await changesOf(id)).toEqual([
    { before: { office: 'Decana' }, after: { office: 'Vicedecana' } },
  ]);
});

test('the trail records a change without the bytes of the picture', async () => {
  const { id } = await createDean({ signature: dot });
  const entry = await api.database.kysely
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('subject', '=', 'authority')
    .where('subject_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(entry.action).toBe('created');
  expect(JSON.stringify(entry.after)).not.toContain('base64');
});

test('only administrators read and change officials', async () => {
  expect((await api.call('GET', '/authorities')).status).toBe(401);
  expect((await api.call('POST', '/authorities', dean)).status).toBe(401);
});
