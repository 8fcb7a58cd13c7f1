import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const row = v.looseObject({ id: v.number(), version: v.number() });
const rows = v.array(row);
type Row = v.InferOutput<typeof row>;

const career = (change: Row) => ({
  name: 'Otra',
  type_id: change.career_type_id,
  faculty_id: change.faculty_id,
});
const ceremony = (change: Row) => ({ ...change, description: 'Otra' });

const resources: readonly (readonly [string, (row: Row) => object])[] = [
  ['faculties', () => ({ name: 'Otra' })],
  ['career_types', () => ({ name: 'Otro' })],
  ['careers', career],
  ['degree-titles', (change) => ({ ...change, title_name: 'Otro' })],
  ['users', (change) => ({ ...change, full_name: 'Otra' })],
  ['ceremonies', ceremony],
];

test.each(resources)(
  '%s: changes and deletions with an outdated version are refused',
  async (path, change) => {
    const list = async () => dataOf(await api.asAdmin('GET', `/${path}`), rows);
    const known = (await list()).at(-1);
    if (known === undefined) throw new Error('The demonstration lacks a row');
    const { id } = known;
    const ifMatch = { 'If-Match': `"${known.version}"` };
    const answer = await api.asAdmin('PUT', `/${path}/${id}`, change(known), ifMatch);
    const changed = dataOf(answer, row);
    expect(changed.version).toBe(known.version + 1);
    expect(answer.headers.get('etag')).toBe(`"${changed.version}"`);

    const before = await list();
    for (const [method, body] of [
      ['PUT', change(known)],
      ['DELETE', undefined],
    ] as const) {
      const { status, headers } = await api.asAdmin(method, `/${path}/${id}`, body, ifMatch);
      expect([status, headers.get('etag')]).toEqual([412, `"${changed.version}"`]);
    }
    expect(await list()).toEqual(before);
  },
);
