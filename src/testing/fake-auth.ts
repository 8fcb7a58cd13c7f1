import { roleNameOf } from '../contract/account/users.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import type { Session } from '../session/session.ts';
import { fakeTokenOf } from './fake-api/fake-university.ts';
import type { UserRow } from './university/rows.ts';
import { users } from './university/users.ts';

/** The initial session, and the behaviour after a 401. */
export type FakeAuthOptions = {
  /** The role of the signed-in demonstration user. Default: nobody is signed in. */
  role?: 1 | 2 | 3;
  /** Another session in place of a role's. */
  session?: Session;
  /** The result of `recover` after a 401. Default 'ended', which also clears the session. */
  recovery?: 'replay' | 'ended';
  /** When the session ends, in milliseconds since 1970; extending it adds an hour. Default: never. */
  endsAt?: number;
  /** The page that a 401 navigates to. Default '/login'; null navigates nowhere, as in a portal. */
  signInHref?: string | null;
};

/** An auth adapter that holds its session in memory and counts the reported 401s. */
export type FakeAuth = AuthAdapter & { end(): void } & {
  /** The number of reported 401s. */
  readonly recoveries: number;
};

/** The session of the demonstration user of a role; the fake API knows its token. */
export function fakeSession(role: 1 | 2 | 3): Session & { token: string } {
  const user = users.find((row) => row.role_id === role && row.is_active);
  if (!user) throw new Error(`The demonstration has no active user of role ${role}.`);
  return { token: fakeTokenOf(user.id), user: sessionUserOf(user) };
}

function sessionUserOf(user: UserRow): Session['user'] {
  const { username, email, full_name: fullName, role_id: roleId } = user;
  return { fullName, username, email, roleId, roleName: roleNameOf(roleId) };
}

/** Makes an auth adapter for tests and stories: nothing is stored, no page is left. */
export function createFakeAuth(options: FakeAuthOptions = {}): FakeAuth {
  const listeners = new Set<() => void>();
  let session: Session | undefined =
    options.session ?? (options.role ? fakeSession(options.role) : undefined);
  let recoveries = 0;
  let { endsAt } = options;

  function change(next: Session | undefined): void {
    session = next;
    for (const listener of listeners) listener();
  }

  return {
    signInHref: options.signInHref === null ? undefined : (options.signInHref ?? '/login'),
    get recoveries() {
      return recoveries;
    },
    ...(endsAt !== undefined && {
      lifetime: {
        endsAt: () => endsAt,
        extend: async () => {
          endsAt = (endsAt ?? 0) + 3_600_000;
        },
      },
    }),
    getSession: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    authorize: () => (session ? { authorization: `Bearer ${session.token}` } : {}),
    recover: async () => {
      recoveries += 1;
      if (options.recovery === 'replay') return 'replay';
      change(undefined);
      return 'ended';
    },
    begin: (next) => change(next),
    end: () => change(undefined),
  };
}
