// @module-tag rare
import { shippedTemplates } from 'birrete/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, startTestApi, type TestApi } from '../../../examples/api/testing/test-api.ts';
import { hostilePictures, png } from './hostile-pictures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // The thread of pictures starts with the first of them.
  await store('inicio', 'image/png', png({ width: 2, height: 2 }));
});
afterAll(() => api.close());

function store(name: string, type: string, bytes: Buffer) {
  const images = { escudo: { type, data: bytes.toString('base64') } };
  return api.asAdmin('POST', '/document-templates', { ...shippedTemplates[0], name, images });
}

/** In which a picture is refused even on a busy machine; once it took twenty seconds and more. */
const most = 5_000;

test.each(hostilePictures)('$label is refused when it is stored', async (picture) => {
  const started = performance.now();
  const answer = await store(picture.label.slice(0, 40), picture.type, picture.bytes);
  const milliseconds = Math.round(performance.now() - started);
  console.info(`${picture.label}: ${answer.status} after ${milliseconds} ms`);
  expect(refusal(answer)).toEqual([422, expect.stringMatching(picture.reason)]);
  expect(milliseconds).toBeLessThan(most);
});

test.each(hostilePictures.filter(({ type }) => type === 'image/png'))(
  '$label is refused as a signature',
  async ({ bytes, reason }) => {
    const answer = await api.asAdmin('POST', '/authorities', {
      name: 'Dra. Ñusta Peña',
      office: 'Decana',
      valid_from: '16/09/2024',
      signature: `data:image/png;base64,${bytes.toString('base64')}`,
    });
    expect(refusal(answer)).toEqual([422, expect.stringMatching(reason)]);
  },
);

test('usual pictures are stored', async () => {
  const answers = await Promise.all([
    store('color', 'image/png', png({ width: 300, height: 200 })),
    store(
      'entrelazada',
      'image/png',
      png({ width: 30, height: 20 }, { interlaced: true, rows: 21 }),
    ),
    store('gris', 'image/png', png({ width: 3, height: 3, bits: 2, colourType: 0 })),
    store('de un editor', 'image/svg+xml', drawnByEditor),
  ]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [201, expect.anything()]),
  );
});

const drawnByEditor = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Inkscape -->' +
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><sodipodi:namedview id="n"/>' +
    '<metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>' +
    '<g transform=" translate(1,2) , rotate(45 3 4)\n"><path d="M0 0h1v1z"/></g></svg>',
);
