import type { AuthAdapter } from '#session/auth-adapter.ts';
import { fakeSession } from '../fake-auth.ts';
import { holds, runnerOf, same, type TestRunner } from './runner.ts';

/** The adapter to check, and the test runner. */
export interface AuthDescription extends Partial<TestRunner> {
  /** Title of the group of tests. @default 'the auth adapter' */
  readonly name?: string | undefined;
}

/** The session when an adapter is made. */
export type SignedIn = 'nobody' | 'somebody';

/**
 * Declares the tests that an auth adapter has to pass.
 *
 * @param make makes an adapter with a separate session, for a page where nobody or somebody is signed in
 */
export function describeAuthAdapter(
  make: (who: SignedIn) => AuthAdapter,
  description: AuthDescription = {},
): void {
  const { describe, test } = runnerOf(description);
  describe(description.name ?? 'the auth adapter', () => {
    for (const [title, { who, check }] of Object.entries(checks)) {
      test(title, () => check(make(who)));
    }
  });
}

interface Check {
  readonly who: SignedIn;
  check(auth: AuthAdapter): void | Promise<void>;
}

const checks: Readonly<Record<string, Check>> = {
  'has no session and sends no header while nobody is signed in': {
    who: 'nobody',
    check: (auth) => expectSignedOut(auth),
  },
  'answers a refusal while nobody is signed in': {
    who: 'nobody',
    check: async (auth) => {
      await auth.recover({ sent: {}, isReplay: false });
      await expectSignedOut(auth);
    },
  },
  'gives the same session object until it changes': {
    who: 'somebody',
    check: (auth) => {
      const session = auth.getSession();
      holds('there is a session', session !== undefined);
      holds('it is the same object', auth.getSession() === session);
    },
  },
  'sends headers that are texts while somebody is signed in': {
    who: 'somebody',
    check: async (auth) => {
      const values = Object.values(await auth.authorize());
      holds('there is a header', values.length > 0);
      holds(
        'each is a text',
        values.every((value) => typeof value === 'string' && value !== ''),
      );
    },
  },
  'sends a refused call once more with other headers, or ends the session': {
    who: 'somebody',
    check: async (auth) => {
      const sent = await auth.authorize();
      const answer = await auth.recover({ sent, isReplay: false });
      if (answer === 'ended') return expectSignedOut(auth);
      const other = JSON.stringify(await auth.authorize()) !== JSON.stringify(sent);
      holds('the headers are others', other);
    },
  },
  'answers calls that are refused at the same time alike': {
    who: 'somebody',
    check: async (auth) => {
      const sent = await auth.authorize();
      const refusals = Array.from({ length: 10 }, () => auth.recover({ sent, isReplay: false }));
      same('different answers', new Set(await Promise.all(refusals)).size, 1);
    },
  },
  'ends the session, and reports it, when a call was refused twice': {
    who: 'somebody',
    check: async (auth) => {
      const heard = listen(auth);
      const answer = await auth.recover({ sent: await auth.authorize(), isReplay: true });
      same('its answer', answer, 'ended');
      await expectSignedOut(auth);
      holds('it was reported', heard.count > 0);
    },
  },
  'reports nothing after it was unsubscribed': {
    who: 'somebody',
    check: async (auth) => {
      const heard = listen(auth);
      heard.stop();
      await auth.recover({ sent: await auth.authorize(), isReplay: true });
      same('reports', heard.count, 0);
    },
  },
  'takes over a session, where it signs in itself': {
    who: 'nobody',
    check: async (auth) => {
      if (auth.begin === undefined) return;
      const session = fakeSession(1);
      const heard = listen(auth);
      auth.begin(session);
      same('who is signed in', auth.getSession()?.user, session.user);
      holds('it was reported', heard.count > 0);
      holds('there is a header', Object.keys(await auth.authorize()).length > 0);
    },
  },
  'signs out at once, where it can': {
    who: 'somebody',
    check: async (auth) => {
      if (auth.end === undefined) return;
      const heard = listen(auth);
      auth.end();
      holds('it was reported', heard.count > 0);
      await expectSignedOut(auth);
    },
  },
};

async function expectSignedOut(auth: AuthAdapter): Promise<void> {
  holds('there is no session', auth.getSession() === undefined);
  same('its headers', await auth.authorize(), {});
}

function listen(auth: AuthAdapter) {
  const heard = { count: 0 };
  const stop = auth.subscribe(() => {
    heard.count += 1;
  });
  return Object.assign(heard, { stop });
}
