// @module-tag rare
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, startTwoApis, type TwoApis } from '../../examples/api/testing/test-api.ts';
import { repetitions } from './repetitions.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis();
});
afterAll(() => two?.close());

const row = v.looseObject({ id: v.number(), version: v.number() });
const rows = v.array(row);
type Row = v.InferOutput<typeof row>;

interface Resource {
  readonly path: string;
  /** The field that both change. */
  readonly field: string;
  /** The complete row in a request, with that field changed. */
  readonly changed: (known: Row, text: string) => object;
}

const resources: readonly Resource[] = [
  { path: 'applications', field: 'place_of_birth', changed: withField('place_of_birth') },
  { path: 'ceremonies', field: 'description', changed: withField('description') },
  { path: 'faculties', field: 'name', changed: (_, name) => ({ name }) },
  { path: 'career_types', field: 'name', changed: (_, name) => ({ name }) },
  {
    path: 'careers',
    field: 'name',
    changed: ({ career_type_id, faculty_id }, name) => ({
      name,
      type_id: career_type_id,
      faculty_id,
    }),
  },
  { path: 'degree-titles', field: 'title_name', changed: withField('title_name') },
  { path: 'users', field: 'full_name', changed: withField('full_name') },
];

function withField(field: string): Resource['changed'] {
  return (known, text) => ({ ...known, [field]: text });
}

const pairs = repetitions({ test: 2, all: 10, full: 500 });

test.each(resources)(
  `of two simultaneous changes of a row of $path, one wins, ${pairs} times`,
  async ({ path, field, changed }) => {
    const [one, other] = two.apis;
    const id = dataOf(await one.asAdmin('GET', `/${path}`), rows).at(-1)?.id;
    const read = async () => {
      const found = dataOf(await one.asAdmin('GET', `/${path}`), rows).find(
        (each) => each.id === id,
      );
      if (found === undefined) throw new Error(`The row ${id} of ${path} is gone.`);
      return found;
    };
    let known = await read();
    for (let pair = 0; pair < pairs; pair += 1) {
      const ifMatch = { 'If-Match': `"${known.version}"` };
      const texts = [`Lucía ${pair}`, `Óscar ${pair}`] as const;
      const answers = await Promise.all([
        one.asAdmin('PUT', `/${path}/${id}`, changed(known, texts[0]), ifMatch),
        other.asAdmin('PUT', `/${path}/${id}`, changed(known, texts[1]), ifMatch),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect([...statuses].sort()).toEqual([200, 412]);
      const fresh = await read();
      expect(fresh.version).toBe(known.version + 1);
      expect(fresh[field]).toBe(texts[statuses.indexOf(200)]);
      known = fresh;
    }
  },
  600_000,
);
