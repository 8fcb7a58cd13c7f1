import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeApiServer, refused, send, startFakeApi } from '../fake-api.fixtures.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-university.ts';

let university: FakeUniversity;
let server: FakeApiServer;

beforeEach(() => {
  university = createFakeUniversity();
  server = startFakeApi({ university });
});
afterEach(() => server.close());

const name = () => university.rows.faculties[0]?.name ?? '';
const payloadOf = (change: object) => ({ name: 'Óptica', type_id: 1, faculty_id: 1, ...change });

it('answers the message of each change', async () => {
  const created = await send('POST', '/api/faculties', { payload: { name: 'Música' } });
  const { id } = (created.json as { data: { id: number } }).data;
  const changes = [
    created,
    await send('PUT', `/api/faculties/${id}`, { payload: { name: 'Danza' } }),
    await send('DELETE', `/api/faculties/${id}`),
  ];
  expect(
    changes.map(({ status, json }) => [status, (json as { message: string }).message]),
  ).toEqual([
    [201, 'Facultad creada exitosamente'],
    [200, 'Facultad actualizada exitosamente'],
    [200, 'Facultad eliminada exitosamente'],
  ]);
});

it('refuses names that differ in case and accents only', async () => {
  const payload = { name: ` ${name().toUpperCase()} ` };
  expect(await send('POST', '/api/faculties', { payload })).toEqual(refused('facultyDuplicate'));
  expect(await send('PUT', '/api/faculties/2', { payload })).toEqual(refused('facultyDuplicate'));
  expect((await send('PUT', '/api/faculties/1', { payload })).status).toBe(200);
});

it('refuses a second career of that name and type in the faculty', async () => {
  const create = (change: object) => send('POST', '/api/careers', { payload: payloadOf(change) });
  expect((await create({})).status).toBe(201);
  expect(await create({ name: 'optica' })).toEqual(refused('careerDuplicate'));
  expect((await create({ faculty_id: 2 })).status).toBe(201);
  expect(await create({ type_id: 99 })).toEqual(refused('careerTypeUnknown'));
  expect(await create({ faculty_id: 99 })).toEqual(refused('facultyUnknown'));
});

it('keeps the orders of a career that a change omits', async () => {
  const before = structuredClone(university.rows.careers[4]);
  await send('PUT', '/api/careers/5', { payload: payloadOf({}) });
  expect(university.rows.careers[4]).toEqual({
    ...before,
    name: 'Óptica',
    career_type_id: 1,
    faculty_id: 1,
  });
});

it('deletes nothing that is in use, and says by how many rows', async () => {
  const { careers, applications, degreeTitles } = university.rows;
  const ofFaculty = careers.filter((row) => row.faculty_id === 1).length;
  const ofType = careers.filter((row) => row.career_type_id === 1).length;
  const ofCareer = {
    applications: applications.filter((row) => row.career_id === 5).length,
    degreeTitles: degreeTitles.filter((row) => row.career_id === 5).length,
  };
  expect(await send('DELETE', '/api/faculties/1')).toEqual(
    refused('facultyInUse', { careers: ofFaculty }),
  );
  expect(await send('DELETE', '/api/career_types/1')).toEqual(
    refused('careerTypeInUse', { careers: ofType }),
  );
  expect(await send('DELETE', '/api/careers/5')).toEqual(refused('careerInUse', ofCareer));
  expect(degreeTitles.filter((row) => row.career_id === 5)).toHaveLength(ofCareer.degreeTitles);
});

it('refuses a second nomenclature of a career for a gender', async () => {
  const payload = { career_id: 5, gender_id: 1, title_name: 'Ingeniero' };
  const create = (change: object) =>
    send('POST', '/api/degree-titles', { payload: { ...payload, ...change } });
  expect(await create({})).toEqual(refused('degreeTitleDuplicate'));
  expect(await create({ career_id: 99 })).toEqual(refused('careerUnknown'));
  expect(await create({ gender_id: 3 })).toEqual(refused('genderUnknown'));
});

it('never reuses an id', async () => {
  const create = async () => {
    const { json } = await send('POST', '/api/career_types', { payload: { name: 'Maestría' } });
    return (json as { data: { id: number } }).data.id;
  };
  const first = await create();
  await send('DELETE', `/api/career_types/${first}`);
  expect(await create()).toBe(first + 1);
});
