import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../api/client.ts';
import { listGenders } from '../api/genders/list-genders.ts';
import { type ExternalTokenOptions, externalToken } from './external-token.ts';
import type { PortalUser } from './portal-session.ts';

const origin = 'https://grados.universidad.test';
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** An API that accepts certain tokens and records the ones it receives. */
function serve(...accepted: string[]) {
  const sent: (string | null)[] = [];
  server.use(
    http.get(`${origin}/api/genders`, ({ request }) => {
      const header = request.headers.get('authorization');
      sent.push(header);
      const isKnown = accepted.some((token) => header === `Bearer ${token}`);
      return HttpResponse.json([], { status: isKnown ? 200 : 401 });
    }),
  );
  return sent;
}

const registrar: PortalUser = { fullName: 'Ana Peña', isAdministrator: true };

interface Portal {
  readonly options: ExternalTokenOptions;
  readonly onSessionOver: ReturnType<typeof vi.fn>;
  readonly renewals: () => number;
}

/** A portal whose token is renewed by `renew`. */
function openPortal(
  renew: ExternalTokenOptions['getToken'],
  more: Partial<ExternalTokenOptions> = {},
): Portal {
  let token: string | null | undefined = 'old';
  let renewals = 0;
  const onSessionOver = vi.fn();
  const getToken: ExternalTokenOptions['getToken'] = async (request) => {
    if (!request.renew) return token;
    renewals += 1;
    token = await renew(request);
    return token;
  };
  return {
    options: { getToken, getUser: () => registrar, onSessionOver, ...more },
    onSessionOver,
    renewals: () => renewals,
  };
}

function call(auth: ReturnType<typeof externalToken>, timeoutMs = 10_000) {
  const client = createApiClient({
    baseUrl: origin,
    timeoutMs,
    authorization: { headers: auth.authorize, onUnauthorized: auth.recover },
  });
  return listGenders(client).then(
    () => 'answered',
    (error: { kind: string }) => error.kind,
  );
}

const twenty = (auth: ReturnType<typeof externalToken>) =>
  Promise.all(Array.from({ length: 20 }, () => call(auth)));

describe('twenty calls with a token that has expired', () => {
  test('make one renewal, and each is sent once more', async () => {
    const sent = serve('new');
    const portal = openPortal(async () => 'new');
    const results = await twenty(externalToken(portal.options));
    expect(new Set(results)).toEqual(new Set(['answered']));
    expect(portal.renewals()).toBe(1);
    expect(sent.filter((header) => header === 'Bearer old')).toHaveLength(20);
    expect(sent.filter((header) => header === 'Bearer new')).toHaveLength(20);
    expect(portal.onSessionOver).not.toHaveBeenCalled();
  });

  test.each<readonly [string, ExternalTokenOptions['getToken']]>([
    ['that cannot be renewed', () => null],
    ['that is renewed to the same', () => 'old'],
    [
      'whose renewal throws',
      () => {
        throw new Error('portal down');
      },
    ],
    ['whose renewal never comes', () => new Promise(() => undefined)],
  ])('%s: the portal is notified once', async (_, renew) => {
    const sent = serve();
    const portal = openPortal(renew, { timeoutMs: 20 });
    const auth = externalToken(portal.options);
    expect(new Set(await twenty(auth))).toEqual(new Set(['unauthorized']));
    expect(sent).toHaveLength(20);
    expect(portal.renewals()).toBe(1);
    expect(portal.onSessionOver).toHaveBeenCalledTimes(1);
    expect(auth.getSession()).toBeUndefined();
  });

  test('rejected even when renewed: each is sent twice, not more, and the portal is notified once', async () => {
    const sent = serve();
    const portal = openPortal(async () => 'new');
    expect(new Set(await twenty(externalToken(portal.options)))).toEqual(new Set(['unauthorized']));
    expect(sent.length).toBeLessThanOrEqual(40);
    expect(portal.renewals()).toBe(1);
    expect(portal.onSessionOver).toHaveBeenCalledTimes(1);
  });
});

test('the portal receives the error that its code threw', async () => {
  serve();
  const broken = new Error('portal down');
  const portal = openPortal(() => Promise.reject(broken));
  await call(externalToken(portal.options));
  expect(portal.onSessionOver).toHaveBeenCalledWith(broken);
});

test('a token that changes by itself is taken as it is, without a renewal', async () => {
  const sent = serve('second');
  let token = 'first';
  const getToken = vi.fn(({ renew }: { renew: boolean }) => {
    const now = token;
    token = 'second';
    return renew ? 'never' : now;
  });
  const auth = externalToken({ getToken, getUser: () => registrar });
  expect(await call(auth)).toBe('answered');
  expect(sent).toEqual(['Bearer first', 'Bearer second']);
  expect(getToken).not.toHaveBeenCalledWith({ renew: true });
});

test('a portal whose cache still returns the rejected token does not undo the renewal', async () => {
  const sent = serve('new');
  const auth = externalToken({
    getToken: ({ renew }) => (renew ? 'new' : 'old'),
    getUser: () => registrar,
  });
  expect(await call(auth)).toBe('answered');
  expect(await call(auth)).toBe('answered');
  expect(sent).toEqual(['Bearer old', 'Bearer new', 'Bearer new']);
});

test.each([null, undefined, ''])('no token (%s), no header', async (token) => {
  const sent = serve();
  await call(externalToken({ getToken: () => token, getUser: () => registrar }));
  expect(sent).toEqual([null]);
});

test('a token that never arrives ends the call after the time limit, and sends nothing', async () => {
  const sent = serve();
  const getToken = () => new Promise<string>(() => undefined);
  const auth = externalToken({ getToken, getUser: () => registrar });
  expect(await call(auth, 20)).toBe('timeout');
  expect(sent).toEqual([]);
});

test('the portal is not asked once its session is over', async () => {
  const sent = serve();
  const getToken = vi.fn(({ renew }: { renew: boolean }) => (renew ? null : 'old'));
  const auth = externalToken({ getToken, getUser: () => registrar });
  await call(auth);
  getToken.mockClear();
  await call(auth);
  expect(getToken).not.toHaveBeenCalled();
  expect(sent.at(-1)).toBeNull();
});

describe('the user', () => {
  function portalWithUser(first: PortalUser | undefined) {
    let user = first;
    const listeners = new Set<() => void>();
    const onSessionOver = vi.fn();
    const auth = externalToken({
      getToken: () => null,
      getUser: () => user && { ...user },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      onSessionOver,
    });
    const announce = (next: PortalUser | undefined) => {
      user = next;
      for (const listener of listeners) listener();
    };
    return { auth, announce, onSessionOver, listeners };
  }

  test('is the same object as long as the portal says the same', () => {
    const { auth, announce } = portalWithUser(registrar);
    const before = auth.getSession();
    expect(before?.user).toMatchObject(registrar);
    announce(registrar);
    expect(auth.getSession()).toBe(before);
    announce({ ...registrar, isAdministrator: false });
    expect(auth.getSession()?.user.isAdministrator).toBe(false);
  });

  test('is followed until the listener unsubscribes', () => {
    const { auth, announce, listeners } = portalWithUser(undefined);
    let notifications = 0;
    const stop = auth.subscribe(() => {
      notifications += 1;
    });
    announce(registrar);
    expect(auth.getSession()).toBeDefined();
    stop();
    expect(listeners.size).toBe(0);
    announce(undefined);
    expect(notifications).toBe(1);
  });

  test('returns only when the portal has signed a user in again', async () => {
    serve();
    const { auth, announce, onSessionOver } = portalWithUser(registrar);
    auth.subscribe(() => undefined);
    await auth.recover({ sent: { authorization: 'Bearer old' }, isReplay: false });
    expect(auth.getSession()).toBeUndefined();
    announce(registrar);
    expect(auth.getSession()).toBeUndefined();
    announce(undefined);
    announce(registrar);
    expect(auth.getSession()?.user).toMatchObject(registrar);
    await auth.recover({ sent: { authorization: 'Bearer old' }, isReplay: false });
    expect(onSessionOver).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['nobody and then the same person', [undefined, registrar]],
    ['somebody else', [{ ...registrar, fullName: 'Luis Mora' }]],
  ])('returns after a portal named %s while no widget was mounted', async (_, named) => {
    const { auth, announce, listeners } = portalWithUser(registrar);
    const leave = auth.subscribe(() => undefined);
    await auth.recover({ sent: { authorization: 'Bearer old' }, isReplay: false });
    leave();
    for (const user of named) announce(user);
    expect(listeners.size).toBe(0);
    const leaveAgain = auth.subscribe(() => undefined);
    expect(auth.getSession()?.user).toMatchObject(named.at(-1) ?? {});
    leaveAgain();
  });

  test('returns with another user when a widget is mounted again, even if the portal reports no changes', async () => {
    let user = registrar;
    const auth = externalToken({ getToken: () => null, getUser: () => user });
    await auth.recover({ sent: { authorization: 'Bearer old' }, isReplay: false });
    user = { ...registrar, fullName: 'Luis Mora' };
    auth.subscribe(() => undefined);
    expect(auth.getSession()?.user).toMatchObject(user);
  });
});

test('signing out belongs to the portal: offered only if it provides a function', () => {
  const portal = { getToken: () => 't', getUser: () => registrar };
  expect(externalToken(portal).end).toBeUndefined();
  expect(externalToken(portal).begin).toBeUndefined();
  const onSignOut = vi.fn();
  const auth = externalToken({ ...portal, onSignOut });
  auth.end?.();
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(auth.getSession()).toBeUndefined();
});
