import type { Call } from '#contract/calls.ts';
import type { Extra } from '#contract/extras.ts';
import { administratorRole, maxWrongProofs, needsFreshProof } from '#register/user/user-rules.ts';
import type { UserRow } from '../university/rows.ts';
import { DeclinedCall, decline, demand } from './declined-call.ts';
import type { Exchange, Replies } from './exchange.ts';
import type { FakeUniversity } from './fake-university.ts';

/** Milliseconds for which a proof of the user's identity counts as recent. */
const recentMs = 10 * 60_000;

/** True if the server has the user replace a one-time password by a passkey. */
export function mustAddPasskey(extras: readonly Extra[], user: UserRow): boolean {
  return extras.includes('no-passwords') && user.role_id === administratorRole;
}

/** Notes that the user of a token has proved their identity now. */
export function noteProof({ proofs, now }: FakeUniversity, token: string): void {
  proofs.set(token, now());
}

/** True unless the user is an administrator of a server where these have no passwords. */
export function hasPassword({ extras, user }: Exchange): boolean {
  return !extras.includes('no-passwords') || user?.role_id !== administratorRole;
}

/** Declines a call without the proof of identity that it needs, by its row. @throws DeclinedCall 403 with the means */
export function demandProof(call: Pick<Call, 'proof'>, exchange: Exchange): void {
  const { university, token, extras, user } = exchange;
  const isNeeded = needsFreshProof(call, hasPassword(exchange));
  if (!isNeeded || !extras.includes('step-up')) return;
  // Such a session serves for the replacement of the one-time password alone.
  if (user !== undefined && university.oneTimePasswords.has(user.id)) return;
  const proved = Date.parse(university.proofs.get(token) ?? '');
  if (Date.parse(university.now()) - proved <= recentMs) return;
  const means = [
    ...(hasPassword(exchange) ? ['password'] : []),
    ...(extras.includes('passkeys') ? ['passkey'] : []),
    ...(extras.includes('openid') ? ['openid'] : []),
  ];
  const { message, status } = decline('stepUpRequired');
  throw new DeclinedCall({ message, status }, { 'Birrete-Step-Up': means.join(', ') });
}

/** Declines the call unless it is the user's current password. The fifth wrong one in a row ends the session. */
export function demandPassword({ university, user, token }: Exchange, password: string): void {
  const isRight = user !== undefined && university.passwords.get(user.id) === password;
  const wrong = isRight ? 0 : (university.wrongProofs.get(token) ?? 0) + 1;
  university.wrongProofs.set(token, wrong);
  if (wrong >= maxWrongProofs) {
    university.wrongProofs.delete(token);
    university.revokedTokens.add(token);
    throw decline('sessionExpired');
  }
  demand(isRight ? undefined : { id: 'wrongPassword' });
}

/** Proofs of the user's identity: any passkey and any code are accepted. */
export const stepUp: Replies<'confirmByPassword' | 'confirmByPasskey' | 'confirmByProvider'> = {
  confirmByPassword(exchange) {
    if (!hasPassword(exchange)) throw decline('forbidden');
    demandPassword(exchange, exchange.input.current_password);
    noteProof(exchange.university, exchange.token);
  },
  confirmByPasskey: ({ university, token }) => noteProof(university, token),
  confirmByProvider: ({ university, token }) => noteProof(university, token),
};
