import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  const applicationsByAddress = [{ max: 3, seconds: 60 }];
  api = await startTestApi({
    settings: { throttle: { ...defaultSettings.throttle, applicationsByAddress } },
  });
});
afterAll(() => api.close());

test('the applications of an address are limited, faulty ones too, and allowed again later', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect((await api.call('POST', '/public/apply', {})).status).toBe(422);
  }
  const answer = await api.call('POST', '/public/apply', {});
  expect(refusal(answer)).toEqual([
    429,
    'Se han enviado demasiadas solicitudes. Espera un momento e intenta nuevamente.',
  ]);
  const wait = Number(answer.headers.get('Retry-After'));
  api.pass(wait - 1);
  expect((await api.call('POST', '/public/apply', {})).status).toBe(429);
  api.pass(1);
  expect((await api.call('POST', '/public/apply', {})).status).toBe(422);
});
