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

/** What a person may do with his own session beyond the API contract, as in the reference API. */
export const ownSessionEndpoints: readonly Endpoint[] = [
  { call: 'POST /api/auth/logout', audience: 'public', extra: 'sign-out', reply: signOut },
  {
    call: 'POST /api/auth/password',
    audience: 'everybody signed in',
    extra: 'password',
    reply: changePassword,
  },
];
