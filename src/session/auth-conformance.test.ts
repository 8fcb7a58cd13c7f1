import { describe, test } from 'vitest';
import { describeAuthAdapter } from '../testing/adapters/describe-auth-adapter.ts';
import { createFakeAuth, fakeSession } from '../testing/fake-auth.ts';
import { bearerSession } from './bearer-session.ts';
import { externalToken } from './external-token.ts';
import { memoryStorage } from './safe-storage.ts';

describeAuthAdapter(
  (who) => {
    const auth = bearerSession({ storage: memoryStorage() });
    if (who === 'somebody') auth.begin(fakeSession(1));
    return auth;
  },
  { describe, test, name: 'bearerSession' },
);

describeAuthAdapter(
  (who) =>
    externalToken({
      getToken: ({ renew }) => (who === 'nobody' ? null : renew ? 'new' : 'old'),
      getUser: () => (who === 'nobody' ? null : { fullName: 'Ana Peña', isAdministrator: true }),
      onSignOut: () => undefined,
    }),
  { describe, test, name: 'externalToken' },
);

describeAuthAdapter((who) => createFakeAuth(who === 'somebody' ? { role: 1 } : {}), {
  describe,
  test,
  name: 'createFakeAuth',
});
