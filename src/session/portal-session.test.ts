import { expect, test } from 'vitest';
import { externalToken } from './external-token.ts';
import { isAdministrator, type Session } from './session.ts';

test.each<[Session['user'], boolean]>([
  [{ isAdministrator: true }, true],
  [{ isAdministrator: false, roleId: 1 }, false],
  [{ roleId: 1 }, true],
  [{ roleId: 2 }, false],
  [{}, false],
])('the console admits %j: %s', (user, isAdmitted) => {
  expect(isAdministrator({ user })).toBe(isAdmitted);
  const auth = externalToken({ getToken: () => 't', getUser: () => user });
  expect(isAdministrator(auth.getSession())).toBe(isAdmitted);
});
