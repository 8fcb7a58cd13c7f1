import { ApiFailure } from '../api-failure.ts';
import { done, type Endpoint, type Exchange, publicCall, type Reply } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { fakeTokenOf, nextIdOf } from '../fake-university.ts';
import { requiredText } from '../request-body.ts';
import { wireUser } from '../wire-rows.ts';

/** What a browser is asked: any answer will do here. */
const challenge = 'ZmFrZS1jaGFsbGVuZ2U';

function offerPasskey({ university, user, body }: Exchange): Reply {
  const password = user && university.passwords.get(user.id);
  if (!user || password !== body.current_password) {
    throw new ApiFailure(422, fakeApiMessages.wrongPassword);
  }
  return done({
    challenge,
    rp: { name: 'Sistema de Graduaciones' },
    user: { id: 'ZmFrZS11c2Vy', name: user.username, displayName: user.full_name },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  });
}

function addPasskey({ university: { passkeys }, body }: Exchange): Reply {
  passkeys.unshift({ id: nextIdOf(passkeys), name: requiredText(body, 'name'), used_at: null });
  return done();
}

function removePasskey({ university: { passkeys }, id }: Exchange): Reply {
  const index = passkeys.findIndex((row) => row.id === id);
  if (index < 0) throw new ApiFailure(404, fakeApiMessages.passkeyMissing);
  passkeys.splice(index, 1);
  return done();
}

/** Whoever shows one is the first administrator. */
function signIn({ university, shape }: Exchange): Reply {
  const [user] = university.rows.users;
  if (!user) throw new ApiFailure(401, fakeApiMessages.signInFailed);
  return done({ token: fakeTokenOf(user.id), user: { ...wireUser(shape, user) } });
}

function own(call: Endpoint['call'], reply: Endpoint['reply']): Endpoint {
  return { call, audience: 'administrators', reply };
}

/** Signing in with passkeys, as in the reference API; what a browser sends is not looked at. */
export const passkeyEndpoints: readonly Endpoint[] = [
  own('GET /api/auth/passkeys', ({ university }) => ({
    json: { success: true, data: university.passkeys },
  })),
  own('POST /api/auth/passkeys/options', offerPasskey),
  own('POST /api/auth/passkeys', addPasskey),
  own('DELETE /api/auth/passkeys/{id}', removePasskey),
  publicCall('POST /api/auth/passkeys/sign-in/options', () => done({ challenge })),
  publicCall('POST /api/auth/passkeys/sign-in', signIn),
].map((endpoint) => ({ ...endpoint, extra: 'passkeys' as const }));
