import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { demoAdministrator } from '../site/demo/demo-access.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Sends the headers of a request; `finish` sends the body. */
function begin(method: string, path: string, body: object, token = '') {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  // A streamed body needs `duplex`, which TypeScript's `RequestInit` does not have.
  const upload = {
    method,
    body: readable,
    duplex: 'half',
    headers: {
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      authorization: `Bearer ${token}`,
    },
  };
  const request = new Request(`http://127.0.0.1/api${path}`, upload);
  const answer = Promise.resolve(api.app.request(request));
  const finish = async () => {
    const writer = writable.getWriter();
    await writer.write(bytes);
    await writer.close();
    return (await answer).status;
  };
  return { answer, finish };
}

test('slow senders do not prevent other people from applying', async () => {
  const person = { ...samplePerson, ...(await offeredChoices(api)) };
  const slow = Array.from({ length: api.database.maxConcurrentWrites }, (_, index) =>
    begin('POST', '/public/apply', { ...person, id_number: String(51_000_000 + index) }),
  );
  const quick = await api.call('POST', '/public/apply', { ...person, id_number: '52000000' });
  expect(quick.status).toBe(201);
  expect(await Promise.all(slow.map(({ finish }) => finish()))).toEqual(slow.map(() => 201));
});

test('a body that arrives after its sender signed out changes nothing', async () => {
  const token = await api.signIn(demoAdministrator);
  const slow = begin('POST', '/faculties', { name: 'Facultad tardía' }, token);
  await api.call('POST', '/auth/logout', undefined, { authorization: `Bearer ${token}` });
  expect(await slow.finish()).toBe(401);
});

const picture = { pad: 'x'.repeat(2 * 1024 * 1024 - 10) };

test.each([
  ['without a session', '', 401],
  ['with a session that has ended', 'un-token', 401],
])('a large body %s is refused before it arrives', async (_, token, status) => {
  const { answer } = begin('POST', '/document-templates', picture, token);
  expect((await answer).status).toBe(status);
});

test('a large body of a user without the right is refused before it arrives', async () => {
  const token = await api.signIn('registro');
  const { answer } = begin('POST', '/document-templates', picture, token);
  expect((await answer).status).toBe(403);
});

test('more large bodies at once than the memory holds are refused, and other calls go on', async () => {
  const token = await api.signIn(demoAdministrator);
  const send = () => begin('POST', '/document-templates', picture, token);
  const held = Array.from({ length: 17 }, send);
  const [more, index] = await Promise.race(
    held.map(async ({ answer }, at) => [await answer, at] as const),
  );
  expect([more.status, more.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await more.json()).toMatchObject({
    error: expect.stringContaining('demasiados datos a la vez'),
  });
  expect((await api.call('GET', '/health')).status).toBe(200);
  const usual = begin('POST', '/faculties', { name: 'Facultad usual' }, token);
  expect(await usual.finish()).toBe(201);
  await Promise.all(held.toSpliced(index, 1).map(({ finish }) => finish()));
  expect(await send().finish()).toBe(422);
});
