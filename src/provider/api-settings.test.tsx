import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { listGenders } from '../api/genders/list-genders.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { memoryStorage } from '../session/safe-storage.ts';
import type { ApiSettings } from './api-settings.ts';
import { useFailureNotices } from './failure-notices.ts';
import { useGraduation } from './graduation-context.ts';
import { GraduationProvider } from './graduation-provider.tsx';

let warn: Mock<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Records every call and answers it as a host's gateway. */
function gateway() {
  const calls: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push(new Request(input, init));
    return Response.json({ success: true, data: [{ id: 1, name: 'Femenino' }] });
  };
  return { calls, fetch };
}

function Caller() {
  const { api } = useGraduation();
  const failures = useFailureNotices();
  const call = () =>
    listGenders(api).catch((error: unknown) =>
      failures.announce(error, { message: 'Error al cargar los datos' }),
    );
  return (
    <button type="button" onClick={call}>
      Llamar
    </button>
  );
}

function open(api: unknown, auth = bearerSession({ storage: memoryStorage() })) {
  const page = (settings: unknown) => (
    <GraduationProvider api={settings as ApiSettings} auth={auth}>
      <Caller />
    </GraduationProvider>
  );
  const { rerender } = render(page(api));
  return { rerender: (next: ApiSettings) => rerender(page(next)) };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Llamar' }));

test('calls go through the host’s fetch, with its headers and cookies', async () => {
  const { calls, fetch } = gateway();
  const headers = async () => ({ 'X-CSRF-Token': 'c1' });
  open({ baseUrl: 'https://grados.test', fetch, headers, credentials: 'include' });
  await press();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('https://grados.test/api/genders');
  expect(calls[0]?.credentials).toBe('include');
  expect(calls[0]?.headers.get('x-csrf-token')).toBe('c1');
});

test('a function of the last render is asked, and the session has precedence', async () => {
  const { calls, fetch } = gateway();
  const auth = bearerSession({ storage: memoryStorage() });
  const { rerender } = open({ fetch, headers: { 'X-Turn': '1' } }, auth);
  auth.begin({
    token: 't',
    user: { fullName: 'Ana', username: '', email: '', roleId: 1, roleName: '' },
  });
  rerender({ fetch, headers: () => new Headers({ 'X-Turn': '2', Authorization: 'Basic x' }) });
  await press();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.url).toBe(`${location.origin}/api/genders`);
  expect(calls[0]?.headers.get('x-turn')).toBe('2');
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer t');
});

test.each([
  ['headers that are a text', { headers: 'x' }, /api\.headers must be an object/],
  ['a header that is a number', { headers: { 'X-Turn': 1 } }, /api\.headers: no text: X-Turn/],
  ['a header with no name of one', { headers: { 'X Turn': '1' } }, /no name of a header: X Turn/],
  [
    'an unknown mode',
    { credentials: 'always' },
    /api\.credentials must be omit, same-origin or include/,
  ],
  ['a number as base', { baseUrl: 7 }, /api\.baseUrl must begin with https.*not 7/],
  [
    'a base without a scheme',
    { baseUrl: 'grados.test' },
    /api\.baseUrl must begin with.*not grados\.test/,
  ],
])('%s: a warning, once, and the call is sent without it', async (_, settings, message) => {
  const { calls, fetch } = gateway();
  open({ fetch, ...settings });
  await press();
  await press();
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[0]?.headers.get('x-turn')).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(message)]]);
});

test.each([
  [
    'a fetch that throws',
    { fetch: () => Promise.reject(new Error('shut')) },
    /api\.fetch failed.*shut/,
  ],
  [
    'a fetch that returns no response',
    { fetch: async () => 'x' },
    /api\.fetch failed.*no Response/,
  ],
  [
    'headers that throw',
    { headers: () => Promise.reject(new Error('shut')) },
    /api\.headers failed, and nothing was sent.*shut/,
  ],
])('%s: a warning, and the visitor reads about the connection', async (_, settings, message) => {
  open(settings);
  await press();
  await screen.findByText('Error de conexión. Por favor, verifica tu internet.');
  expect(warn.mock.calls).toEqual([[expect.stringMatching(message)]]);
});

test('a call that took too long is not a failure of the host’s fetch', async () => {
  const fetch = (call: Request) =>
    new Promise((_, reject) => {
      call.signal.addEventListener('abort', () => reject(new Error('gone')));
    });
  open({ fetch, timeoutMs: 50 });
  await press();
  await screen.findByText('Error de conexión. Por favor, verifica tu internet.');
  expect(warn).not.toHaveBeenCalled();
});

test('a fetch that is no function, and no settings at all, leave the browser’s own', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(gateway().fetch);
  open({ fetch: 'x' });
  await press();
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/api\.fetch must be a function/));
  cleanup();
  open(undefined);
  await press();
  await expect.poll(() => sent.mock.calls).toHaveLength(2);
});
