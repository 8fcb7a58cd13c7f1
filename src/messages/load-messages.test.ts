import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from './load-messages.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

test('a server fetches messages from an absolute URL', async () => {
  const messages = { door: { title: 'Puerta' } };
  server.use(http.get('https://uni.test/textos.json', () => HttpResponse.json(messages)));
  expect(await loadMessages('https://uni.test/textos.json')).toEqual(messages);
});

test('a path has no base URL there, and the defaults stay', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await loadMessages('/textos.json')).toEqual({});
  expect(warned).toHaveBeenCalledWith(
    expect.stringContaining('/textos.json not used: Invalid URL'),
  );
});
