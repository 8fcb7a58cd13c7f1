import { type DataSet, drawDataSet } from '../university/data-sets.ts';
import type { DemoUniversity, UserRow } from '../university/rows.ts';
import { demoPassword } from '../university/users.ts';

/** The fake's own day by default: fixed, so that pictures stay the same. */
const defaultToday = '2026-06-15';

/** What a fake university starts with. */
export type FakeUniversityOptions = {
  /** Its own day, `YYYY-MM-DD`. Default 2026-06-15. */
  today?: string;
  /** Draws other people. */
  seed?: number;
  /** What it holds. Default 'demo'. */
  data?: DataSet;
};

/**
 * A university in memory behind the fake API. Tests read and change `rows` directly to arrange a
 * case; the handlers read them anew at each request.
 */
export type FakeUniversity = {
  /** The date on which the university's data is based. */
  readonly today: string;
  /** The tables. */
  readonly rows: DemoUniversity;
  /** Passwords by user id; `birrete-demo` for everybody of the demonstration. */
  readonly passwords: Map<number, string>;
  /** Users whose password was made for them, and who are to choose their own. */
  readonly oneTimePasswords: Set<number>;
  /** Those of the sessions that it lists which somebody has ended. */
  readonly endedSessions: Set<number>;
  /** The passkeys of whoever asks, newest first. */
  readonly passkeys: { id: number; name: string; used_at: string | null }[];
  /** Tokens that have been revoked. */
  readonly revokedTokens: Set<string>;
  /** The moment a change carries: noon in Caracas of `today`. */
  now(): string;
};

const tokenPrefix = 'birrete-fake-token-';

/** The token of a user, the same at every sign-in, so that a test can be signed in beforehand. */
export function fakeTokenOf(userId: number): string {
  return `${tokenPrefix}${userId}`;
}

/** The active user a token belongs to, undefined for a revoked or unknown one. */
export function userOfToken(university: FakeUniversity, token: string): UserRow | undefined {
  if (university.revokedTokens.has(token) || !token.startsWith(tokenPrefix)) return undefined;
  const id = Number.parseInt(token.slice(tokenPrefix.length), 10);
  return university.rows.users.find((user) => user.id === id && user.is_active);
}

/** Makes a university of its own, independent of every other one. */
export function createFakeUniversity(options: FakeUniversityOptions = {}): FakeUniversity {
  const today = options.today ?? defaultToday;
  const seed = options.seed === undefined ? {} : { seed: options.seed };
  const rows = drawDataSet(options.data ?? 'demo', { today, ...seed });
  return {
    today,
    rows,
    passwords: new Map(rows.users.map((user) => [user.id, demoPassword])),
    oneTimePasswords: new Set(),
    endedSessions: new Set(),
    passkeys: [
      { id: 2, name: 'Portátil de la oficina', used_at: '2026-06-12T13:20:00.000Z' },
      { id: 1, name: 'Chrome · Android', used_at: null },
    ],
    revokedTokens: new Set(),
    now: () => `${today}T16:00:00.000Z`,
  };
}

/** The id of the next row of a table: one more than the highest. */
export function nextIdOf(rows: readonly { id: number }[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.id), 0) + 1;
}
