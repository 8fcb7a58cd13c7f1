import { describe, expect, test } from 'vitest';
import { bearerSession } from './bearer-session.ts';
import { memoryStorage, type SafeStorage } from './safe-storage.ts';
import { isAdministrator, type Session } from './session.ts';

const session: Session = {
  token: 't-1',
  user: {
    fullName: 'Ana Peña',
    username: 'ana',
    email: 'ana@universidad.test',
    roleId: 1,
    roleName: undefined,
  },
};

function stored(state: unknown, token?: string): SafeStorage {
  const storage = memoryStorage();
  storage.write('auth-storage', typeof state === 'string' ? state : JSON.stringify({ state }));
  if (token !== undefined) storage.write('auth_token', token);
  return storage;
}

const user = { full_name: 'Ana Peña', username: 'ana', email: 'a@b.c', role_id: 1 };

describe('a session is stored', () => {
  test('under both keys, in the shape that other applications read', () => {
    const storage = memoryStorage();
    bearerSession({ storage }).begin?.(session);
    expect(storage.read('auth_token')).toBe('t-1');
    expect(JSON.parse(storage.read('auth-storage') ?? '')).toMatchObject({
      state: {
        user: { full_name: 'Ana Peña', role_id: 1 },
        token: 't-1',
        isAuthenticated: true,
      },
    });
  });

  test('with null where there is no token', () => {
    const storage = memoryStorage();
    bearerSession({ storage }).begin({ user: session.user });
    expect(JSON.parse(storage.read('auth-storage') ?? '')).toMatchObject({
      state: { token: null, isAuthenticated: true },
    });
  });

  test('and restored after a reload', () => {
    const storage = memoryStorage();
    bearerSession({ storage }).begin?.(session);
    expect(bearerSession({ storage }).getSession()).toEqual(session);
  });

  test('until it ends, in storage too', async () => {
    const storage = memoryStorage();
    const auth = bearerSession({ storage });
    auth.begin?.(session);
    auth.end();
    expect(auth.getSession()).toBeUndefined();
    expect(storage.read('auth_token')).toBeUndefined();
    expect(await auth.authorize()).toEqual({});
    expect(bearerSession({ storage }).getSession()).toBeUndefined();
  });

  test('a 401 clears it', async () => {
    const storage = memoryStorage();
    const auth = bearerSession({ storage });
    auth.begin?.(session);
    expect(await auth.recover({ sent: {}, isReplay: false })).toBe('ended');
    expect(storage.read('auth_token')).toBeUndefined();
  });
});

describe('restored only if both token and user exist', () => {
  test.each([
    ['both', { user, token: 't' }, undefined, 't'],
    ['the token kept apart', { user, token: null }, 'apart', 'apart'],
    ['no token at all', { user, token: null }, undefined, undefined],
    ['no user', { user: null, token: 't' }, 't', undefined],
    ['rubbish', 'not json {', 't', undefined],
    ['a list', [], 't', undefined],
    ['a user that is a text', { user: 'ana', token: 't' }, undefined, undefined],
  ])('%s', (_, state, token, expected) => {
    expect(bearerSession({ storage: stored(state, token) }).getSession()?.token).toBe(expected);
  });

  test('of another version too, and reading writes nothing', () => {
    const storage = memoryStorage();
    const written = JSON.stringify({ state: { user, token: 't' }, version: 7 });
    storage.write('auth-storage', written);
    expect(bearerSession({ storage }).getSession()?.token).toBe('t');
    expect(storage.read('auth-storage')).toBe(written);
    expect(storage.read('auth_token')).toBeUndefined();
  });

  test('a session begun after invalid content is stored', () => {
    const storage = stored('}{');
    const auth = bearerSession({ storage });
    auth.begin?.(session);
    expect(bearerSession({ storage }).getSession()?.token).toBe('t-1');
  });
});

test('the header comes from the stored token, and only when there is one', async () => {
  const storage = memoryStorage();
  const auth = bearerSession({ storage });
  expect(await auth.authorize()).toEqual({});
  storage.write('auth_token', 'by-hand');
  expect(await auth.authorize()).toEqual({ authorization: 'Bearer by-hand' });
});

test('listeners may call the server immediately: the header is that of the new session', () => {
  const auth = bearerSession({ storage: memoryStorage() });
  const heard: unknown[] = [];
  auth.subscribe(() => heard.push(auth.authorize()));
  auth.begin?.(session);
  auth.begin?.({ ...session, token: 't-2' });
  auth.end();
  expect(heard).toEqual([{ authorization: 'Bearer t-1' }, { authorization: 'Bearer t-2' }, {}]);
});

test('a full storage with an old session stores neither the session nor its token', () => {
  const storage = stored({ user, token: 'old' }, 'old');
  const auth = bearerSession({ storage: { ...storage, write: () => undefined } });
  auth.begin?.(session);
  expect(auth.authorize()).toEqual({ authorization: 'Bearer t-1' });
  auth.end();
  expect(bearerSession({ storage }).getSession()).toBeUndefined();
});

test('without working storage the session lasts as long as the page', () => {
  const full: SafeStorage = {
    read: () => undefined,
    write: () => undefined,
    remove: () => undefined,
  };
  const auth = bearerSession({ storage: full });
  auth.begin?.(session);
  auth.subscribe(() => undefined);
  expect(auth.getSession()).toEqual(session);
  expect(auth.authorize()).toEqual({ authorization: 'Bearer t-1' });
  expect(bearerSession({ storage: full }).getSession()).toBeUndefined();
});

test('a new listener learns about changes in other tabs', () => {
  const storage = memoryStorage();
  const auth = bearerSession({ storage });
  auth.begin(session);
  auth.subscribe(() => undefined)();
  bearerSession({ storage }).end();
  auth.subscribe(() => undefined);
  expect(auth.getSession()).toBeUndefined();
  bearerSession({ storage }).begin({ ...session, token: 't-2' });
  auth.subscribe(() => undefined);
  expect(auth.getSession()?.token).toBe('t-2');
});

test('a new listener finds the same object if nothing has changed', () => {
  const auth = bearerSession({ storage: memoryStorage() });
  auth.begin(session);
  const before = auth.getSession();
  auth.subscribe(() => expect.unreachable());
  auth.subscribe(() => undefined);
  expect(auth.getSession()).toBe(before);
});

test('the same session is the same object until it changes', () => {
  const auth = bearerSession({ storage: memoryStorage() });
  auth.begin?.(session);
  expect(auth.getSession()).toBe(auth.getSession());
});

test.each([
  ['1', 1],
  ['director', undefined],
  [1.5, undefined],
  [undefined, undefined],
])('a stored role %j is %j', (role_id, roleId) => {
  const storage = stored({ token: 't-1', user: { ...user, role_id } });
  expect(bearerSession({ storage }).getSession()?.user.roleId).toBe(roleId);
});

test('only role 1 is administrator', () => {
  const withRole = (roleId: number) => ({ ...session, user: { ...session.user, roleId } });
  expect([1, 2, 3].map((role) => isAdministrator(withRole(role)))).toEqual([true, false, false]);
  expect(isAdministrator(undefined)).toBe(false);
});

describe('the API of a session', () => {
  const here = 'https://grados.universidad.test';

  test('is stored beside the token and restored', () => {
    const storage = memoryStorage();
    bearerSession({ storage }).begin({ ...session, api: here });
    const restored = bearerSession({ storage });
    expect(restored.getSession()?.api).toBe(here);
    expect(restored.isFor(here)).toBe(true);
    for (const other of ['https://evil.example', `${here}.example`, `${here}/otra`]) {
      expect(restored.isFor(other)).toBe(false);
    }
  });

  test('counts as soon as another tab has stored another one', () => {
    const storage = memoryStorage();
    const auth = bearerSession({ storage });
    auth.begin({ ...session, api: here });
    bearerSession({ storage }).begin({ ...session, api: 'https://evil.example' });
    expect(auth.isFor(here)).toBe(false);
  });
});
