import { ApiFailure } from '../api-failure.ts';
import { done, type Endpoint, type Exchange, type Reply } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { fakeTokenOf } from '../fake-university.ts';

const shortestPassword = 10;

function signOut({ university, token }: Exchange): Reply {
  university.revokedTokens.add(token);
  return done();
}

/** Ends the session whose token was sent, and answers the token of a new one. */
function changePassword({ university, user, token, body }: Exchange): Reply {
  if (user === undefined) throw new ApiFailure(401, fakeApiMessages.unauthorized);
  const { current_password: current, new_password: wanted } = body;
  if (typeof wanted !== 'string' || wanted.length < shortestPassword) {
    throw new ApiFailure(422, fakeApiMessages.newPasswordShort);
  }
  if (university.passwords.get(user.id) !== current) {
    throw new ApiFailure(422, fakeApiMessages.wrongPassword);
  }
  if (wanted === current) throw new ApiFailure(422, fakeApiMessages.newPasswordSame);
  university.passwords.set(user.id, wanted);
  university.oneTimePasswords.delete(user.id);
  university.revokedTokens.add(token);
  return done({ token: `${fakeTokenOf(user.id)}-renewed` });
}

/** Two beside the one that asks: a desk that is known, and a telephone that may not be. */
function listSessions({ university, extras }: Exchange): Reply {
  const sessions = [
    {
      id: 3,
      seen_at: university.now(),
      address: '10.20.0.14',
      is_current: true,
      user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/133.0',
      opened_by: extras.includes('passkeys') ? 'passkey' : 'password',
    },
    {
      id: 2,
      seen_at: '2026-06-12T13:20:00.000Z',
      address: '190.6.24.80',
      is_current: false,
      user_agent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36',
    },
    { id: 1, seen_at: '2026-06-11T20:05:00.000Z', address: null, is_current: false },
  ];
  return {
    json: { success: true, data: sessions.filter(({ id }) => !university.endedSessions.has(id)) },
  };
}

function endSession({ university, id }: Exchange): Reply {
  if (university.endedSessions.has(id)) throw new ApiFailure(404, fakeApiMessages.sessionMissing);
  university.endedSessions.add(id);
  return done();
}

function endOtherSessions({ university }: Exchange): Reply {
  for (const id of [1, 2]) university.endedSessions.add(id);
  return done();
}

/** What a person may do with his own session beyond the API contract, as in the reference API. */
export const ownSessionEndpoints: readonly Endpoint[] = [
  { call: 'POST /api/auth/logout', audience: 'public', extra: 'sign-out', reply: signOut },
  {
    call: 'POST /api/auth/password',
    audience: 'everybody signed in',
    extra: 'password',
    reply: changePassword,
  },
  {
    call: 'GET /api/auth/sessions',
    audience: 'everybody signed in',
    extra: 'sessions',
    reply: listSessions,
  },
  {
    call: 'DELETE /api/auth/sessions/{id}',
    audience: 'everybody signed in',
    extra: 'sessions',
    reply: endSession,
  },
  {
    call: 'DELETE /api/auth/sessions',
    audience: 'everybody signed in',
    extra: 'other-sessions',
    reply: endOtherSessions,
  },
];
