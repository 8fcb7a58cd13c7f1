import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { listPublicCareers } from './list-public-careers.ts';

const address = `${testOrigin}/api/public/careers`;
const server = fakeServer();

async function careerRead(fields: object) {
  const wire = { id: 3, name: 'Estadística', ...fields };
  server.use(http.get(address, () => HttpResponse.json({ data: [wire] })));
  const { rows } = await listPublicCareers(testClient);
  return rows[0];
}

test.each([
  [{ is_active: 'inactivo' }, false],
  [{ active: 'No' }, false],
  [{ is_active: 'Activa' }, true],
  [{}, true],
])('a career with %j is active: %s', async (fields, isActive) => {
  expect(await careerRead(fields)).toMatchObject({ isActive });
});

test.each([
  ['12', 12],
  [7, 7],
  ['primera', 0],
  [undefined, 0],
])('the order %j of the registers is %i', async (order, recordOrder) => {
  expect(await careerRead({ record_order: order })).toMatchObject({ recordOrder });
});

test('a blank name of the type gives way to the other spelling', async () => {
  const career = await careerRead({ career_type_name: '', career_type: 'Pregrado' });
  expect(career?.typeName).toBe('Pregrado');
});

test.each([{ career_type_name: '', career_type: 3 }, { career_type: '3' }])(
  'the type of %j has an id and no name',
  async (fields) => {
    expect((await careerRead(fields))?.typeName).toBeUndefined();
  },
);
