import { administratorRole, userKeys } from '#register/user/user-rules.ts';
import type { UserRow } from '#testing/university/rows.ts';
import { userAnswer } from '../answers.ts';
import { decline, demand } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import { type FakeUniversity, fakeTokenOf } from '../fake-university.ts';
import { demandPassword, mustAddPasskey, noteProof } from '../step-up.ts';

/** A session of the user: the token and the user's data. */
export function openSession({ university, extras }: Exchange, user: UserRow | undefined) {
  if (user === undefined) throw decline('wrongCredentials');
  const token = fakeTokenOf(user.id);
  university.revokedTokens.delete(token);
  university.sessionEnds.delete(token);
  noteProof(university, token);
  const isOneTime = university.oneTimePasswords.has(user.id);
  const isReplaced = isOneTime && mustAddPasskey(extras, user);
  const mark = extras.includes('password') ? { must_change_password: isOneTime } : {};
  const passkey = isReplaced ? { must_add_passkey: true } : {};
  return { token, user: { ...userAnswer(university.rows, user), ...mark, ...passkey } };
}

function findUser({ rows }: FakeUniversity, identifier: string): UserRow | undefined {
  const key = identifier.toLowerCase();
  return rows.users.find((user) => Object.values(userKeys(user)).includes(key));
}

/** A one-time password opens one session, where the user can choose another password or add a passkey. */
function spend({ university, extras }: Exchange, id: number): void {
  const isKnown = extras.includes('password') || extras.includes('no-passwords');
  if (!isKnown || !university.oneTimePasswords.has(id)) return;
  if (university.spentPasswords.has(id)) throw decline('oneTimePasswordSpent');
  university.spentPasswords.add(id);
}

/** Two sessions besides the current one: a known desktop, and a telephone that may be somebody else's. */
function sessionsOf({ university, extras }: Exchange) {
  return [
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
}

/** Signing in by username or e-mail, and the user's own session, as in the reference API. */
export const session: Replies<
  'signIn' | 'signOut' | 'changePassword' | 'listSessions' | 'endSession' | 'endOtherSessions'
> = {
  signIn(exchange) {
    const { university, input } = exchange;
    const user = findUser(university, input.identifier);
    const isRight = user?.is_active && university.passwords.get(user.id) === input.password;
    const isOff = exchange.extras.includes('no-passwords');
    // One answer for all reasons, as in the reference API.
    const wrong = decline(isOff ? 'passwordSignInOff' : 'wrongCredentials');
    if (user === undefined || !isRight) throw wrong;
    const isOneTime = university.oneTimePasswords.has(user.id);
    if (isOff && user.role_id === administratorRole && !isOneTime) throw wrong;
    spend(exchange, user.id);
    return openSession(exchange, user);
  },
  signOut({ university, token }) {
    university.revokedTokens.add(token);
  },
  changePassword(exchange) {
    const { university, user, token, input } = exchange;
    demandPassword(exchange, input.current_password);
    demand(input.new_password === input.current_password ? { id: 'samePassword' } : undefined);
    const id = user?.id ?? 0;
    university.passwords.set(id, input.new_password);
    university.oneTimePasswords.delete(id);
    university.spentPasswords.delete(id);
    university.revokedTokens.add(token);
    return { token: `${token}-renewed` };
  },
  listSessions: (exchange) =>
    sessionsOf(exchange).filter(({ id }) => !exchange.university.endedSessions.has(id)),
  endSession({ university, id }) {
    demand(university.endedSessions.has(id) ? { id: 'sessionMissing' } : undefined);
    university.endedSessions.add(id);
  },
  endOtherSessions({ university }) {
    for (const id of [1, 2]) university.endedSessions.add(id);
  },
};
