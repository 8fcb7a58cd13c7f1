// @module-tag rare
import {
  type Call,
  type CallId,
  callPaths,
  calls,
  methodOf,
  pathOf,
  refusals,
} from 'birrete/contract';
import { needsFreshProof, refuseUntilReplaced } from 'birrete/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '#platform/passwords/hash-secret.ts';
import { type Answer, startTestApi, type TestApi, testNow } from '#testing/test-api.ts';

/** Everybody who may call the API. Those with a role have a session. */
const callers = {
  none: {},
  garbage: {},
  expired: { role: 1, ends: -60 },
  'logged out': { role: 1 },
  deactivated: { role: 1 },
  'role 2': { role: 2 },
  'role 3': { role: 3 },
  'one-time password': { role: 1 },
  administrator: { role: 1 },
} as const satisfies Record<string, { role?: 1 | 2 | 3; ends?: number }>;

type Caller = keyof typeof callers;

/** Seconds since the proof of identity; undefined for a session without one. */
const proofs = { fresh: 60, stale: 11 * 60, never: undefined } as const;

type Proof = keyof typeof proofs;

/** Calls at once: fewer than fill a queue of the server. */
const atOnce = 100;

const ids = Object.keys(calls) as CallId[];

/** A call by a caller. Each has a separate user and session, so that all can run at once. */
interface Attempt {
  readonly id: CallId;
  readonly call: Call;
  readonly caller: Caller;
  readonly proof: Proof;
  readonly name: string;
}

const attempts: readonly Attempt[] = ids.flatMap((id) =>
  (Object.keys(callers) as Caller[]).flatMap((caller) =>
    (Object.keys(proofs) as Proof[]).map((proof) => {
      const name = `${id}.${caller}.${proof}`;
      return { id, call: calls[id], caller, proof, name };
    }),
  ),
);

/** The status and message with which the contract has a call declined; 'carried out' if it reaches its handler. */
function expected({ id, call, caller, proof }: Attempt): string {
  if (call.audience === 'public') return 'carried out';
  if (caller === 'none') return declined('signInRequired');
  if (['garbage', 'expired', 'logged out', 'deactivated'].includes(caller)) {
    return declined('sessionExpired');
  }
  if (call.audience === 'administrators' && caller.startsWith('role')) return declined('forbidden');
  if (caller === 'one-time password') {
    const refused = refuseUntilReplaced(id, 'password');
    return refused === undefined ? 'carried out' : declined(refused.id);
  }
  const isDeclined = proof !== 'fresh' && needsFreshProof(call, true);
  return isDeclined ? declined('stepUpRequired') : 'carried out';
}

function declined(id: keyof typeof refusals): string {
  const { status, message } = refusals[id];
  return `${status} ${message}`;
}

const guards = new Map(
  (
    [
      ...['signInRequired', 'sessionExpired', 'forbidden', 'passwordChangeRequired'],
      'stepUpRequired',
    ] as const
  ).map((id) => [declined(id as keyof typeof refusals), id]),
);

/** Reads from an answer whether the call was declined for its caller. A failure of the server counts as declined. */
function observed({ status, body, headers }: Answer): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : '';
  const said = `${status} ${error}`;
  const isStepUp = headers.has('birrete-step-up');
  if (isStepUp !== (guards.get(said) === 'stepUpRequired')) return `${said}, step-up ${isStepUp}`;
  return guards.has(said) || status >= 500 ? said : 'carried out';
}

let api: TestApi;
beforeAll(async () => {
  const settings = { passkeyOrigin: 'https://grados.universidad.edu' };
  api = await startTestApi({ settings });
  await storeCallers();
});
afterAll(() => api.close());

async function storeCallers(): Promise<void> {
  const { kysely } = api.database;
  const present = attempts.filter(({ caller }) => 'role' in callers[caller]);
  const users = present.map(({ caller, name }) => {
    const { role = 1 } = callers[caller] as { role?: number };
    const key = name.toLowerCase();
    return {
      username: name,
      username_key: key,
      email: `${name}@u.edu`,
      email_key: `${key}@u.edu`,
      full_name: name,
      role_id: role,
      password_hash: '',
      created_at: testNow,
      is_active: caller !== 'deactivated',
      must_change_password: caller === 'one-time password',
    };
  });
  const stored = [];
  for (let from = 0; from < users.length; from += 500) {
    const part = users.slice(from, from + 500);
    stored.push(
      ...(await kysely.insertInto('users').values(part).returning(['id', 'username']).execute()),
    );
  }
  const userIds = new Map(stored.map(({ id, username }) => [username, id]));
  const sessions = present
    .filter(({ caller }) => caller !== 'logged out')
    .map(({ caller, proof, name }) => {
      const { ends = 3600 } = callers[caller] as { ends?: number };
      const age = proofs[proof];
      return {
        token_hash: hashSecret(tokenOf(name)),
        user_id: userIds.get(name) ?? 0,
        created_at: testNow,
        seen_at: testNow,
        address: null,
        user_agent: null,
        expires_at: new Date(testNow.getTime() + ends * 1000),
        authenticated_at: age === undefined ? null : new Date(testNow.getTime() - age * 1000),
      };
    });
  for (let from = 0; from < sessions.length; from += 500) {
    await kysely
      .insertInto('sessions')
      .values(sessions.slice(from, from + 500))
      .execute();
  }
}

const tokenOf = (name: string) => hashSecret(name);

test('every call of the contract admits its callers with their proof of identity, and nobody else', async () => {
  const unexpected: string[] = [];
  for (let from = 0; from < attempts.length; from += atOnce) {
    await Promise.all(
      attempts.slice(from, from + atOnce).map(async (attempt) => {
        const seen = observed(await send(attempt));
        if (seen !== expected(attempt)) unexpected.push(`${attempt.name}: ${seen}`);
      }),
    );
  }
  expect(unexpected).toEqual([]);
  expect(attempts.length).toBe(ids.length * 9 * 3);
});

/** Sends the call about a row that nobody has, with an empty body. */
async function send({ id, call, caller, name }: Attempt): Promise<Answer> {
  const path = pathOf(callPaths[id])
    .replace('/api', '')
    .replaceAll(/\{\w+\}/g, '99999');
  const headers = caller === 'none' ? {} : { authorization: `Bearer ${tokenOf(name)}` };
  const body = call.input === undefined ? undefined : {};
  if (call.answer.kind !== 'redirect')
    return api.call(methodOf(callPaths[id]), path, body, headers);
  const { status, headers: sent } = await api.app.request(`/api${path}`, { headers });
  return { status, body: undefined, headers: sent };
}
