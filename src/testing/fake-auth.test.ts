import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeApiServer, origin, startFakeApi } from './fake-api/fake-api.fixtures.ts';
import { createFakeAuth, fakeSession } from './fake-auth.ts';

let server: FakeApiServer;

beforeAll(() => {
  server = startFakeApi();
});
afterAll(() => server.close());

it('speaks for an administrator whom the fake API knows', async () => {
  const headers = { ...(await createFakeAuth({ role: 1 }).authorize()) };
  expect((await fetch(`${origin}/api/users`, { headers })).status).toBe(200);
});

it('sends no header when nobody is signed in', async () => {
  expect(await createFakeAuth().authorize()).toEqual({});
});

it('ends its session after a 401 and tells of it', async () => {
  const auth = createFakeAuth({ role: 1 });
  const listener = vi.fn();
  auth.subscribe(listener);
  expect(await auth.recover({ sent: {}, isReplay: false })).toBe('ended');
  expect(auth.getSession()).toBeUndefined();
  expect(auth.recoveries).toBe(1);
  expect(listener).toHaveBeenCalledOnce();
});

it('can renew instead, as a portal does', async () => {
  const auth = createFakeAuth({ role: 2, recovery: 'replay', signInHref: null });
  expect(await auth.recover({ sent: {}, isReplay: false })).toBe('replay');
  expect(auth.getSession()).toEqual(fakeSession(2));
  expect(auth.signInHref).toBeUndefined();
});
