import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeApiServer, send, startFakeApi } from '../fake-api.fixtures.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-university.ts';
import { printedValues } from '../titles/printed-values.ts';

let university: FakeUniversity;
let server: FakeApiServer;

beforeEach(() => {
  university = createFakeUniversity();
  server = startFakeApi({ university, extras: ['documents'] });
});
afterEach(() => server.close());

/** A dot. */
const signature = 'data:image/png;base64,iVBORw0KGgo=';

test('a preview has the crest of its template and the signatures of the officials', async () => {
  const { authorities, documentTemplates } = university.rows;
  university.rows.authorities = authorities.map((official) => ({ ...official, signature }));
  const [row] = documentTemplates;
  if (row === undefined) throw new Error('The demonstration has no template.');
  const { id: _, ...template } = row;
  const payload = { template, format: 'svg', sample: 0 };
  const { json } = await send('POST', '/api/documents/preview', { payload });
  const crest = `data:image/svg+xml;base64,${template.images.escudo?.data}`;
  const pictures = JSON.stringify(json).match(/(?<=<image[^>]* href=\\")[^"\\]*/g);
  expect(new Set(pictures)).toEqual(new Set([crest, signature]));
});

test('the dean of another faculty signs no title', async () => {
  const { rows } = university;
  const title = rows.titles[0];
  const own = rows.faculties.find(({ name }) => name === title?.faculty_name);
  const other = rows.faculties.find(({ name }) => name !== title?.faculty_name);
  if (title === undefined || own === undefined || other === undefined) {
    throw new Error('The demonstration has no titles of two faculties.');
  }
  const template = rows.documentTemplates.find(({ kind }) => kind === 'title');
  const added = { ...title, id: 9001 };
  rows.titles.push(added);
  const payload = { template_id: template?.id, title_ids: [added.id], job: 'print-of-dean' };
  const print = async (faculty_id: number) => {
    rows.authorities = rows.authorities.map((one) => ({ ...one, faculty_id }));
    return (await send('POST', '/api/documents', { payload })).status;
  };
  expect(await print(other.id)).toBe(422);
  expect(await print(own.id)).toBe(200);
});

test('the official who held the office on the day of the ceremony signs', () => {
  const { rows } = university;
  const [title] = rows.titles;
  if (title === undefined) throw new Error('The demonstration has no title.');
  const added = { ...title, id: 9002, ceremony_date: '2024-09-15' };
  const names = printedValues(rows, added, []).signatories.map(({ name }) => name);
  expect(names).toContain('Dr. Luis Alfonso Contreras');
  expect(names).not.toContain('Dra. Carmen Elena Rivas de Quintero');
});
