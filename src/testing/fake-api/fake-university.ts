import type { TitleEntryAnswer } from '#contract/corrections.ts';
import type { HandoverAnswer } from '#contract/handovers.ts';
import type { TitleHoldAnswer } from '#contract/holds.ts';
import type { CorrectionAnswer } from '#contract/title-proof.ts';
import { type DataSet, drawDataSet } from '../university/data-sets.ts';
import { drawHandovers } from '../university/handovers.ts';
import type { DemoUniversity, UserRow } from '../university/rows.ts';
import { demoPassword } from '../university/users.ts';
import { noteIssue } from './titles/issued-context.ts';

/** The default day: fixed, so that pictures stay the same. */
const defaultToday = '2026-06-15';

/** The initial state of a fake university. */
export type FakeUniversityOptions = {
  /** Today at the university, `YYYY-MM-DD`. Default 2026-06-15. */
  today?: string;
  /** Draws other people. */
  seed?: number;
  /** Its rows. Default 'demo'. */
  data?: DataSet;
};

/**
 * A university in memory behind the fake API. Tests read and change `rows` directly to arrange a case; the handlers read
 * them with each call.
 */
export type FakeUniversity = {
  /** The date on which the university's data is based. */
  readonly today: string;
  /** The tables. */
  readonly rows: DemoUniversity;
  /** Passwords by user id; `birrete-demo` for everybody of the demonstration. */
  readonly passwords: Map<number, string>;
  /** Users with a one-time password, who have to choose another after sign-in. */
  readonly oneTimePasswords: Set<number>;
  /** Users whose one-time password has opened a session, and opens no other. */
  readonly spentPasswords: Set<number>;
  /** The ids of listed sessions that a user has ended. */
  readonly endedSessions: Set<number>;
  /** The passkeys of the signed-in user, newest first. */
  readonly passkeys: { id: number; name: string; used_at: string | null }[];
  /** The book of hand-overs, the oldest entry first. */
  readonly handovers: HandoverAnswer[];
  /** The corrections of issued titles, newest first. */
  readonly titleEntries: TitleEntryAnswer[];
  /** The reviews of issued titles, newest first. */
  readonly titleHolds: TitleHoldAnswer[];
  /** The keys of receipts, by the id of the application. */
  readonly receiptKeys: Map<number, string>;
  /** The answers of graduates to the proofs of their titles, by the id of the application. */
  readonly titleProofs: Map<number, FakeTitleProof>;
  /** Tokens that have been revoked. */
  readonly revokedTokens: Set<string>;
  /** The moment at which the user of each token last proved their identity. */
  readonly proofs: Map<string, string>;
  /** Wrong proofs of identity in a row, by token. */
  readonly wrongProofs: Map<string, number>;
  /** When each session ends, by token, in milliseconds since the epoch; filled with the extra `session-end`. */
  readonly sessionEnds: Map<string, number>;
  /** The highest id of each table and the highest code of each year, deleted rows included. */
  readonly sequences: Map<string, number>;
  /** The moment of each change: noon in Caracas of `today`. */
  now(): string;
};

/** A graduate's answers to the proof of a title. An entry without any shows that they looked at it. */
export type FakeTitleProof = {
  /** The latest answer, with the wording that it is about. */
  answer?: { kind: 'correct' | 'correction'; version: string; at: string };
  /** The corrections that the graduate asks for, oldest first. */
  corrections: CorrectionAnswer[];
};

const tokenPrefix = 'birrete-fake-token-';

/** The token of a user, the same at every sign-in, so that a test can start signed in. */
export function fakeTokenOf(userId: number): string {
  return `${tokenPrefix}${userId}`;
}

/** The active user that a token belongs to; undefined for a revoked or unknown one. */
export function userOfToken(university: FakeUniversity, token: string): UserRow | undefined {
  if (university.revokedTokens.has(token) || !token.startsWith(tokenPrefix)) return undefined;
  const id = Number.parseInt(token.slice(tokenPrefix.length), 10);
  return university.rows.users.find((user) => user.id === id && user.is_active);
}

/** Makes a university that shares nothing with others. */
export function createFakeUniversity(options: FakeUniversityOptions = {}): FakeUniversity {
  const today = options.today ?? defaultToday;
  const seed = options.seed === undefined ? {} : { seed: options.seed };
  const rows = drawDataSet(options.data ?? 'demo', { today, ...seed });
  noteIssue(rows, rows.titles);
  return {
    today,
    rows,
    passwords: new Map(rows.users.map((user) => [user.id, demoPassword])),
    oneTimePasswords: new Set(),
    spentPasswords: new Set(),
    endedSessions: new Set(),
    passkeys: [
      { id: 2, name: 'Portátil de la oficina', used_at: '2026-06-12T13:20:00.000Z' },
      { id: 1, name: 'Chrome · Android', used_at: null },
    ],
    handovers: drawHandovers(rows.titles, { today, users: rows.users }),
    titleEntries: [],
    titleHolds: [],
    receiptKeys: new Map(),
    titleProofs: new Map(),
    revokedTokens: new Set(),
    proofs: new Map(),
    wrongProofs: new Map(),
    sessionEnds: new Map(),
    sequences: new Map(),
    now: () => `${today}T16:00:00.000Z`,
  };
}
