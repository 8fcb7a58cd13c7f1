import { ApiFailure } from '../api-failure.ts';
import { done, type Endpoint, publicCall } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { fakeTokenOf } from '../fake-university.ts';
import { optionalText } from '../request-body.ts';
import { wireUser } from '../wire-rows.ts';

/** The provider of the demonstration sends people straight back; it knows the administrator alone. */
const providerEndpoints: readonly Endpoint[] = [
  publicCall('POST /api/auth/openid', ({ body }) => {
    const back = new URL(optionalText(body, 'return_to') ?? '');
    back.searchParams.set('openid', 'fake-code');
    return done({ url: back.href, key: 'fake-key' });
  }),
  publicCall('POST /api/auth/openid/session', ({ university, shape }) => {
    const [user] = university.rows.users;
    if (!user) throw new ApiFailure(401, fakeApiMessages.signInFailed);
    return done({ token: fakeTokenOf(user.id), user: { ...wireUser(shape, user) } });
  }),
].map((endpoint) => ({ ...endpoint, extra: 'openid' as const }));

/** Sign-in by username or e-mail in any case; every failure alike. */
export const signInEndpoints: readonly Endpoint[] = [
  publicCall('POST /api/auth/login', ({ university, shape, body, extras }) => {
    const identifier = optionalText(body, 'identifier')?.toLowerCase();
    const user = university.rows.users.find(
      (row) => row.username.toLowerCase() === identifier || row.email.toLowerCase() === identifier,
    );
    const matches = user?.is_active && university.passwords.get(user.id) === body.password;
    if (!user || !matches) throw new ApiFailure(401, fakeApiMessages.signInFailed);
    const token = fakeTokenOf(user.id);
    university.revokedTokens.delete(token);
    const mark = { must_change_password: university.oneTimePasswords.has(user.id) };
    const marked = extras.includes('password') ? mark : {};
    const session = { token, user: { ...wireUser(shape, user), ...marked } };
    return { json: shape.login === 'flat' ? session : { success: true, data: session } };
  }),
  ...providerEndpoints,
];
