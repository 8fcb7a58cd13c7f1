import { createdUserAnswer, sessionAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '#platform/passwords/password.ts';
import { demoPassword } from '#site/demo/demo-access.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';
import { resetPassword } from '../users/reset-password.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { idleMinutes: 60 } });
});
afterAll(() => api.close());

const logIn = (identifier: string, password: string) =>
  api.call('POST', '/auth/login', { identifier, password });
const as = (token: string) => ({ authorization: `Bearer ${token}` });
const ceremonies = (token: string) => api.call('GET', '/ceremonies', undefined, as(token));
const usedOrExpired =
  'La contraseña de un solo uso ya se usó o venció. Pide otra a quien te dio la primera.';

async function createUser(username: string): Promise<string> {
  const body = { username, email: `${username}@universidad.edu`, full_name: 'Ana', role_id: 1 };
  const token = await api.signIn('admin');
  const created = await api.call('POST', '/users', body, as(token));
  return dataOf(created, createdUserAnswer).temporary_password;
}

test('each answer to a signed-in user says in how many seconds the session ends', async () => {
  const token = await api.signIn('admin');
  const endsIn = async () => {
    const answer = await ceremonies(token);
    return Number(answer.headers.get('birrete-session-ends'));
  };
  expect(await endsIn()).toBe(3600);
  api.pass(59 * 60);
  expect(await endsIn()).toBe(3600);
  api.pass(3600);
  const late = await ceremonies(token);
  expect([late.status, late.headers.get('birrete-session-ends')]).toEqual([401, null]);
  const open = await api.call('GET', '/public/ceremonies');
  expect(open.headers.get('birrete-session-ends')).toBeNull();
});

describe('a one-time password', () => {
  test('is valid for one of two simultaneous sign-ins', async () => {
    const password = await createUser('una');
    const statuses = (await Promise.all([logIn('una', password), logIn('una', password)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401]);
    expect(refusal(await logIn('una', password))).toEqual([401, usedOrExpired]);
    expect(refusal(await logIn('una', 'x'))).toEqual([401, 'Usuario o contraseña incorrectos.']);
  });

  test('expires after three days', async () => {
    const [first, second] = [await createUser('dos'), await createUser('tres')];
    api.pass(72 * 3600 - 60);
    expect((await logIn('dos', first)).status).toBe(200);
    api.pass(60);
    expect(refusal(await logIn('tres', second))).toEqual([401, usedOrExpired]);
  });

  test('can be reset on the server, also for the only administrator', async () => {
    const { kysely } = api.database;
    const token = await api.signIn('admin');
    const passwords = createPasswordHasher({ logN: 4, r: 8, p: 1 });
    const now = new Date('2026-06-19T15:00:00Z');
    await expect(resetPassword(kysely, passwords, 'nadie', now)).rejects.toThrow('No hay');
    const password = await resetPassword(kysely, passwords, 'Admin', now);
    expect((await ceremonies(token)).status).toBe(401);
    expect((await logIn('admin', demoPassword)).status).toBe(401);
    const renewed = await api.signInFirst('admin', password);
    expect((await ceremonies(renewed)).status).toBe(200);
    const trail = await kysely
      .selectFrom('audit_entries')
      .select('actor_name')
      .where('action', '=', 'password-reset')
      .execute();
    expect(trail).toEqual([{ actor_name: 'admin command' }]);
  });
});

describe('a chosen password', () => {
  test.each(['1234567890', 'qwertyuiop', 'Universidad2026', 'consulta@universidad.edu'])(
    '%s is refused with a message',
    async (new_password) => {
      const token = await api.signIn('consulta');
      const change = { current_password: demoPassword, new_password };
      const answer = await api.call('POST', '/auth/password', change, as(token));
      expect(refusal(answer)).toEqual([
        422,
        'Esa contraseña es fácil de adivinar. Elige una frase larga que no contenga tus datos.',
      ]);
    },
  );
});

describe('a session', () => {
  test('ends an hour after its last call', async () => {
    const token = await api.signIn('registro');
    const alive = async () =>
      (await api.call('GET', '/auth/sessions', undefined, as(token))).status;
    for (let count = 0; count < 3; count += 1) {
      api.pass(59 * 60);
      expect(await alive()).toBe(200);
    }
    api.pass(61 * 60);
    expect(await alive()).toBe(401);
  });

  test('is listed for its owner, who alone can end it', async () => {
    const own = await api.signIn('registro');
    const headers = { 'content-type': 'application/json', 'user-agent': 'Firefox' };
    const body = JSON.stringify({ identifier: 'registro', password: demoPassword });
    const env = { incoming: { socket: { remoteAddress: '10.0.0.7' } } };
    await api.app.request('/api/auth/login', { method: 'POST', headers, body }, env);

    const list = async (token: string) =>
      dataOf(await api.call('GET', '/auth/sessions', undefined, as(token)), v.array(sessionAnswer));
    const [other, ...rest] = await list(own);
    expect(other).toMatchObject({ address: '10.0.0.7', user_agent: 'Firefox', is_current: false });
    expect(rest.map(({ is_current }) => is_current)).toEqual([true]);

    const end = (token: string) =>
      api.call('DELETE', `/auth/sessions/${other?.id}`, undefined, as(token));
    const stranger = await api.signIn('consulta');
    expect(refusal(await end(stranger))).toEqual([404, 'La sesión no existe o ya terminó.']);
    expect((await end(own)).status).toBe(200);
    expect(await list(own)).toHaveLength(1);
  });

  test("can end all other sessions of its owner, and no other user's", async () => {
    const others = [await api.signIn('registro'), await api.signIn('registro')];
    const own = await api.signIn('registro');
    const stranger = await api.signIn('consulta');
    const status = async (token: string) =>
      (await api.call('GET', '/auth/sessions', undefined, as(token))).status;
    expect((await api.call('DELETE', '/auth/sessions', undefined, as(own))).status).toBe(200);
    const after = await Promise.all([...others, own, stranger].map(status));
    expect(after).toEqual([401, 401, 200, 200]);
    const trail = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['actor_name', 'after'])
      .where('action', '=', 'other-sessions-ended')
      .execute();
    expect(trail).toEqual([
      { actor_name: expect.any(String), after: { count: expect.any(Number) } },
    ]);
  });
});
