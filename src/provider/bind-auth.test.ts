import { expect, test } from 'vitest';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { memoryStorage } from '../session/safe-storage.ts';
import { bindAuth } from './bind-auth.ts';

const here = 'https://una.example';
const user = {
  fullName: 'Ana Peña',
  username: 'ana',
  email: undefined,
  roleId: 1,
  roleName: undefined,
};

function signedInAt(base: string) {
  const auth = bearerSession({ storage: memoryStorage() });
  bindAuth(auth, base).begin?.({ token: 't-1', user });
  return auth;
}

test('a session is that of the API where it began, whatever slash ends its address', async () => {
  const auth = signedInAt(`${here}/`);
  expect(bindAuth(auth, here).getSession()?.token).toBe('t-1');
  expect(await bindAuth(auth, here).authorize()).toEqual({ authorization: 'Bearer t-1' });
});

test('another API gets no token, cannot end the session, and cannot say when it ends', async () => {
  const auth = signedInAt(here);
  const other = bindAuth(auth, 'https://evil.example');
  expect([other.getSession(), await other.authorize()]).toEqual([undefined, {}]);
  expect(await other.recover({ sent: {}, isReplay: false })).toBe('ended');
  other.end?.();
  other.noteEnd?.(1);
  expect(other.lifetime?.endsAt()).toBeUndefined();
  expect(auth.getSession()?.token).toBe('t-1');
  expect(auth.lifetime?.endsAt()).toBeUndefined();
});

test('the API itself ends the session', async () => {
  const auth = signedInAt(here);
  await bindAuth(auth, here).recover({ sent: {}, isReplay: false });
  expect(auth.getSession()).toBeUndefined();
});

test('the members of a class serve as those of an object', async () => {
  const calls: string[] = [];
  class Lifetime {
    endsAt() {
      return 7;
    }
    async extend() {
      calls.push('extend');
    }
  }
  class Portal implements AuthAdapter {
    readonly lifetime = new Lifetime();
    get signInHref() {
      return '/portal';
    }
    getSession() {
      return undefined;
    }
    subscribe() {
      calls.push('subscribe');
      return () => undefined;
    }
    isFor() {
      return true;
    }
    authorize() {
      return {};
    }
    async recover() {
      return 'ended' as const;
    }
  }
  const bound = bindAuth(new Portal(), here);
  bound.subscribe(() => undefined);
  await bound.lifetime?.extend?.();
  expect(calls).toEqual(['subscribe', 'extend']);
  expect([bound.signInHref, bound.lifetime?.endsAt()]).toEqual(['/portal', 7]);
  expect([bound.begin, bound.end]).toEqual([undefined, undefined]);
});

test("a portal's adapter serves the API that the host gives the provider", () => {
  const { isFor: _, ...portal } = signedInAt(here);
  expect(bindAuth(portal, 'https://otra.example')).toBe(portal);
});
