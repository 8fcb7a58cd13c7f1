import { expect, test } from 'vitest';
import { bearerSession } from './bearer-session.ts';
import type { Session } from './session.ts';

const session: Session = {
  token: 't-1',
  user: {
    fullName: 'Ana Peña',
    username: undefined,
    email: undefined,
    roleId: 1,
    roleName: undefined,
  },
};

/** The event that this tab receives after another one has written. */
function storageEvent(key: string) {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

test('a sign-out in another tab ends the session here', () => {
  const auth = bearerSession();
  auth.begin?.(session);
  let changes = 0;
  const stop = auth.subscribe(() => {
    changes += 1;
  });
  localStorage.removeItem('auth_token');
  localStorage.removeItem('auth-storage');
  storageEvent('auth-storage');
  expect(auth.getSession()).toBeUndefined();
  expect(changes).toBe(1);
  stop();
});

test('a page that returns from the back-forward cache learns that the session has ended', () => {
  const auth = bearerSession();
  auth.begin?.(session);
  const stop = auth.subscribe(() => undefined);
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(auth.getSession()).toBeUndefined();
  stop();
});

test('following another tab writes nothing: between two of its writes it would undo them', () => {
  const auth = bearerSession();
  auth.begin?.(session);
  const stop = auth.subscribe(() => undefined);
  const written = `${localStorage.getItem('auth-storage') ?? ''} `;
  localStorage.setItem('auth-storage', written);
  localStorage.removeItem('auth_token');
  storageEvent('auth_token');
  expect(localStorage.getItem('auth-storage')).toBe(written);
  stop();
});

test('a session of one tab is not in the storage that all tabs share', () => {
  const auth = bearerSession({ storage: 'session' });
  auth.begin?.(session);
  expect(sessionStorage.getItem('auth_token')).toBe('t-1');
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(bearerSession().getSession()).toBeUndefined();
  auth.end();
});
