import * as v from 'valibot';
import { passkeyInput } from '#contract/account/passkeys.ts';
import { decline } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import { demandPassword, hasPassword, noteProof } from '../step-up.ts';
import { openSession } from './session.ts';

/** The challenge for the browser; any answer to it is accepted. */
const challenge = 'ZmFrZS1jaGFsbGVuZ2U';

const signInAsFirst = (exchange: Exchange) =>
  openSession(exchange, exchange.university.rows.users[0]);

/** Accepted bodies: the fake API checks no proof of a browser or of a provider. */
export const otherSignInInputs: Readonly<Record<string, v.GenericSchema>> = {
  addPasskey: v.pick(passkeyInput, ['name']),
  signInByPasskey: v.looseObject({}),
  finishProviderSignIn: v.looseObject({}),
  confirmByPasskey: v.looseObject({}),
  confirmByProvider: v.looseObject({}),
  offerPasskey: v.object({ current_password: v.optional(v.string(), '') }),
};

/** Passkeys and a provider that redirects back at once. Both know only the first administrator. */
export const otherSignIns: Replies<
  | 'beginProviderSignIn'
  | 'finishProviderSignIn'
  | 'listPasskeys'
  | 'offerPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'askForPasskey'
  | 'signInByPasskey'
> = {
  beginProviderSignIn({ input }) {
    const back = new URL(input.return_to);
    back.searchParams.set('openid', 'fake-code');
    return { url: back.href, key: 'fake-key' };
  },
  finishProviderSignIn: signInAsFirst,
  listPasskeys: ({ university }) => university.passkeys,
  offerPasskey(exchange) {
    if (hasPassword(exchange)) {
      demandPassword(exchange, exchange.input.current_password);
      noteProof(exchange.university, exchange.token);
    }
    const { username = '', full_name = '' } = exchange.user ?? {};
    return {
      challenge,
      rp: { name: 'Sistema de Graduaciones' },
      user: { id: 'ZmFrZS11c2Vy', name: username, displayName: full_name },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    };
  },
  addPasskey({ university, user, token, input }) {
    const { passkeys, oneTimePasswords, revokedTokens } = university;
    const id = Math.max(0, ...passkeys.map((passkey) => passkey.id)) + 1;
    passkeys.unshift({ id, name: input.name, used_at: null });
    // The passkey replaces a one-time password, whose session ends.
    if (oneTimePasswords.delete(user?.id ?? 0)) revokedTokens.add(token);
  },
  removePasskey({ university: { passkeys }, id }) {
    const index = passkeys.findIndex((passkey) => passkey.id === id);
    if (index < 0) throw decline('passkeyMissing');
    passkeys.splice(index, 1);
  },
  askForPasskey: () => ({ challenge }),
  signInByPasskey: signInAsFirst,
};
