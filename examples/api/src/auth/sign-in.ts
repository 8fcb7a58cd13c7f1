import { recordAudit } from '../audit/record-audit.ts';
import { ApiFailure } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { countAddress, countCall, type Forgive } from '../throttle/throttle.ts';
import type { SignInAnswer } from './auth.answer.ts';
import { authMessages, roleNames } from './auth.messages.ts';
import { startSession } from './sessions.ts';

/** A sign-in attempt; `identifier` is a username or an e-mail, in any case. */
export type SignInAttempt = {
  identifier: string;
  password: string;
  address: string;
  requestId: string;
};

/**
 * Checks a password and starts a session.
 *
 * An unknown name, an inactive user and a wrong password cost the same work and answer the same
 * sentence.
 * @throws ApiFailure 401 when it does not match, 429 beyond the limits.
 */
export async function signIn(services: Services, attempt: SignInAttempt): Promise<SignInAnswer> {
  const key = attempt.identifier.toLowerCase();
  const forgive = await countAttempt(services, key, attempt.address);
  const user = await findUser(services, key);
  const matches = await services.passwords.verify(attempt.password, user?.password_hash);
  if (user === undefined || !matches || !user.is_active) {
    throw new ApiFailure(401, authMessages.wrongCredentials);
  }
  await forgive();
  const now = services.now();
  const token = await startSession(services.kysely, user.id, now, services.settings.sessionHours);
  await recordAudit(
    services.kysely,
    { actor: { id: user.id, name: user.full_name }, at: now, requestId: attempt.requestId },
    { action: 'signed-in', subject: 'user', subjectId: user.id },
  );
  return { token, user: describeUser(user) };
}

async function countAttempt(services: Services, key: string, address: string): Promise<Forgive> {
  const { kysely, settings, now } = services;
  const { throttle } = settings;
  const at = now();
  const byBoth = { kind: 'sign-in', parts: [key, address] };
  const byName = { kind: 'sign-in-identifier', parts: [key] };
  const byAddress = { kind: 'sign-in-address', address };
  const counted = [
    await countCall(kysely, byBoth, throttle.signInsByIdentifierAndAddress, at),
    await countCall(kysely, byName, throttle.signInsByIdentifier, at),
    await countAddress(kysely, byAddress, [throttle.signInsByAddress], at),
  ];
  return async () => {
    for (const forgive of counted) await forgive();
  };
}

function findUser({ kysely }: Services, key: string) {
  return kysely
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'full_name',
      'role_id',
      'is_active',
      'password_hash',
      'must_change_password',
    ])
    .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
    .executeTakeFirst();
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

function describeUser(user: FoundUser): SignInAnswer['user'] {
  return {
    id: user.id,
    full_name: user.full_name,
    username: user.username,
    email: user.email,
    role_id: user.role_id,
    role_name: roleNames[user.role_id] ?? 'Usuario',
    must_change_password: user.must_change_password,
  };
}
