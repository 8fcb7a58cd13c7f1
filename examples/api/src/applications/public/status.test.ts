import { statusAnswer } from 'birrete/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    settings: {
      throttle: {
        ...defaultSettings.throttle,
        lookUpsByAddress: [{ max: 12, seconds: 60 }],
      },
    },
  });
});
afterAll(() => api.close());

const lookUp = (code: string) => api.call('GET', `/public/status/${encodeURIComponent(code)}`);

test('every miss answers alike', async () => {
  const codes = ['AG-2026-9999', 'AG-1999-001', 'x', "' or 1=1 --", 'á\u0000', 'x'.repeat(500)];
  for (const code of codes) {
    expect(refusal(await lookUp(code))).toEqual([404, 'No se encontró la solicitud']);
  }
  api.pass(60);
});

test('the code alone shows neither the reason of a rejection nor other notes', async () => {
  const { kysely } = api.database;
  for (const status of ['RECHAZADA', 'CONFIRMADA'] as const) {
    const { application_code } = await kysely
      .selectFrom('applications')
      .select('application_code')
      .where('status', '=', status)
      .where('notes', 'is not', null)
      .executeTakeFirstOrThrow();
    const { application } = dataOf(await lookUp(` ${application_code} `), statusAnswer);
    expect([application.status, application.notes]).toEqual([status, undefined]);
  }
  api.pass(60);
});

test('a right proof shows the reason of a rejection, and no other notes', async () => {
  const proving = await startTestApi({ settings: { lookUpProof: 'document' } });
  for (const status of ['RECHAZADA', 'CONFIRMADA'] as const) {
    const { application_code, id_number, notes } = await proving.database.kysely
      .selectFrom('applications')
      .select(['application_code', 'id_number', 'notes'])
      .where('status', '=', status)
      .where('notes', 'is not', null)
      .executeTakeFirstOrThrow();
    const headers = { 'Birrete-Proof': id_number };
    const path = `/public/status/${application_code}`;
    const { application } = dataOf(
      await proving.call('GET', path, undefined, headers),
      statusAnswer,
    );
    expect(application.notes).toBe(status === 'RECHAZADA' ? notes : undefined);
  }
  await proving.close();
});

test('the look-ups of an address are limited, and allowed again later', async () => {
  for (let count = 0; count < 12; count += 1) await lookUp('AG-2026-001');
  const answer = await lookUp('AG-2026-001');
  expect(refusal(answer)).toEqual([
    429,
    'Has realizado demasiadas consultas. Espera un momento e intenta nuevamente.',
  ]);
  const wait = Number(answer.headers.get('Retry-After'));
  api.pass(wait - 1);
  expect((await lookUp('AG-2026-001')).status).toBe(429);
  api.pass(1);
  expect((await lookUp('AG-2026-001')).status).toBe(200);
});
