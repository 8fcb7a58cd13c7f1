import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createApiClient } from './client.ts';

export const testOrigin = 'https://grados.universidad.test';

/** A client without a session. */
export const testClient = createApiClient({
  baseUrl: testOrigin,
  authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
});

/** Answers the calls of a file's tests with the handlers that each test adds. */
export function fakeServer() {
  const server = setupServer();
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
