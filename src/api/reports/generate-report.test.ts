import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { generateReport } from './generate-report.ts';

const server = fakeServer();

const request = { kind: 'confirmed-students', format: 'CSV', ceremonyId: 7 } as const;

function answer(body: object | null) {
  server.use(http.post(`${testOrigin}/api/reports/*`, () => HttpResponse.json(body)));
}

test.each([
  [7, { format: 'CSV', ceremony_id: 7 }],
  [undefined, { format: 'CSV' }],
])('ceremony %s is asked for as %j', async (ceremonyId, payload) => {
  let asked: unknown;
  server.use(
    http.post(`${testOrigin}/api/reports/contact-list-applicants`, async ({ request: sent }) => {
      asked = await sent.json();
      return HttpResponse.json({ success: true, report: { content: '' } });
    }),
  );
  await generateReport(testClient, { kind: 'contact-list-applicants', format: 'CSV', ceremonyId });
  expect(asked).toEqual(payload);
});

const whole = {
  format: 'PDF',
  content: 'JVBERi0=',
  filename: 'confirmados.pdf',
  generated_at: '2026-07-10T14:30:00Z',
  metadata: { total_records: 42, ceremony_name: 'Acto de Grado Julio 2026' },
};

test.each([
  ['beside success', { success: true, report: whole }],
  ['under data', { success: true, data: { report: whole } }],
  ['under data beside null', { report: null, data: { report: whole } }],
])('a report %s is read', async (_, body) => {
  answer(body);
  expect(await generateReport(testClient, request)).toEqual({
    format: 'PDF',
    content: 'JVBERi0=',
    filename: 'confirmados.pdf',
    generatedAt: { kind: 'moment', at: new Date('2026-07-10T14:30:00Z') },
    totalRecords: 42,
    ceremonyName: 'Acto de Grado Julio 2026',
  });
});

test.each([
  ['12', 12],
  [-1, 0],
  ['muchos', 0],
  ['', 0],
  [null, 0],
  [1.5, 0],
])('total_records %j counts as %d', async (total_records, count) => {
  answer({ report: { content: 'a', metadata: { total_records } } });
  expect((await generateReport(testClient, request)).totalRecords).toBe(count);
});

test.each([[null], ['x'], [{}]])(
  'metadata %j leaves a report without numbers',
  async (metadata) => {
    answer({ report: { content: 'a', format: 'odt', generated_at: 'ayer', metadata } });
    expect(await generateReport(testClient, request)).toEqual({
      format: 'CSV',
      content: 'a',
      filename: undefined,
      generatedAt: undefined,
      totalRecords: 0,
      ceremonyName: undefined,
    });
  },
);

test.each([
  ['no report', { success: true, message: 'Listo' }],
  ['a report without content', { success: true, report: { format: 'CSV' } }],
  ['content that is no text', { success: true, report: { content: { rows: [] } } }],
  ['a list', []],
  ['nothing', null],
])('%s is a failure', async (_, body) => {
  answer(body);
  await expect(generateReport(testClient, request)).rejects.toMatchObject({ kind: 'unreadable' });
});
