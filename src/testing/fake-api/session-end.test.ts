import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeUniversity, fakeTokenOf } from './fake-university.ts';
import { type GraduationHandlersOptions, graduationHandlers } from './graduation-handlers.ts';

// The clock stands still during a call, however long it takes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function server(options: GraduationHandlersOptions) {
  const handlers = graduationHandlers({ university: createFakeUniversity(), ...options });
  const headers = { Authorization: `Bearer ${fakeTokenOf(1)}`, 'Content-Type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const request = new Request(`https://grados.test/api${path}`, { headers, ...init });
    const answer = await getResponse(handlers, request);
    return [answer?.status, answer?.headers.get('Birrete-Session-Ends')];
  };
  return { call };
}

const ending = { extras: ['session-end'], sessionSeconds: 60 } as const;

test('each answer to a signed-in user announces the end of the session', async () => {
  const { call } = server(ending);
  expect(await call('/ceremonies')).toEqual([200, '60']);
  expect(await call('/public/ceremonies')).toEqual([200, null]);
});

test('a call extends the session, which otherwise ends; another sign-in opens one', async () => {
  const { call } = server(ending);
  await call('/ceremonies');
  vi.advanceTimersByTime(59_000);
  expect(await call('/ceremonies')).toEqual([200, '60']);
  vi.advanceTimersByTime(60_000);
  expect(await call('/ceremonies')).toEqual([401, null]);
  await call('/auth/login', { identifier: 'admin', password: 'birrete-demo' });
  expect(await call('/ceremonies')).toEqual([200, '60']);
});

test('a session that its user ends answers nothing more', async () => {
  const { call } = server({ extras: ['sign-out'] });
  expect(await call('/auth/logout', {})).toEqual([200, null]);
  expect(await call('/ceremonies')).toEqual([401, null]);
});

test('without the extra a session does not end, and nothing is announced', async () => {
  const { call } = server({});
  expect(await call('/ceremonies')).toEqual([200, null]);
});
