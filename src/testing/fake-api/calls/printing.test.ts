import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeApiServer, send, startFakeApi } from '../fake-api.fixtures.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-university.ts';

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
