import type { CallId } from '#contract/calls.ts';
import type { Extra } from '#contract/extras.ts';
import { administratorRole } from '#register/user/user-rules.ts';
import type { UserRow } from '../university/rows.ts';
import { DeclinedCall, decline, demand } from './declined-call.ts';
import type { Exchange, Replies } from './exchange.ts';
import type { FakeUniversity } from './fake-university.ts';

/** Milliseconds for which a proof of the user's identity counts as recent. */
const recentMs = 10 * 60_000;

/** Calls that always demand a recent proof; changes of users demand it by their content. */
const guarded: readonly CallId[] = [
  'deleteCeremony',
  'issueTitles',
  'annulTitle',
  'rectifyTitle',
  'duplicateTitle',
  'reissuePassword',
];

/** True if the server has the user replace a one-time password by a passkey. */
export function mustAddPasskey(extras: readonly Extra[], user: UserRow): boolean {
  return extras.includes('no-passwords') && user.role_id === administratorRole;
}

/** Notes that the user of a token has proved their identity now. */
export function noteProof({ proofs, now }: FakeUniversity, token: string): void {
  proofs.set(token, now());
}

/** Declines a guarded call without a recent proof. @throws DeclinedCall 403 */
export function demandRecentFor(id: CallId, exchange: Exchange): void {
  if (guarded.includes(id)) demandRecent(exchange);
}

/** Declines the call unless the user proved their identity recently. @throws DeclinedCall 403 with the means */
export function demandRecent({ university, token, extras }: Exchange): void {
  if (!extras.includes('step-up')) return;
  const proved = Date.parse(university.proofs.get(token) ?? '');
  if (Date.parse(university.now()) - proved <= recentMs) return;
  const means = [
    ...(extras.includes('no-passwords') ? [] : ['password']),
    ...(extras.includes('passkeys') ? ['passkey'] : []),
    ...(extras.includes('openid') ? ['openid'] : []),
  ];
  const { message, status } = decline('stepUpRequired');
  throw new DeclinedCall({ message, status }, { 'Birrete-Step-Up': means.join(', ') });
}

/** Declines the call unless it is the user's current password. */
export function demandPassword({ university, user }: Exchange, password: string): void {
  const isRight = user !== undefined && university.passwords.get(user.id) === password;
  demand(isRight ? undefined : { id: 'wrongPassword' });
}

/** Proofs of the user's identity: any passkey and any code are accepted. */
export const stepUp: Replies<'confirmByPassword' | 'confirmByPasskey' | 'confirmByProvider'> = {
  confirmByPassword(exchange) {
    if (exchange.extras.includes('no-passwords')) throw decline('forbidden');
    demandPassword(exchange, exchange.input.current_password);
    noteProof(exchange.university, exchange.token);
  },
  confirmByPasskey: ({ university, token }) => noteProof(university, token),
  confirmByProvider: ({ university, token }) => noteProof(university, token),
};
