import * as v from 'valibot';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { refuse } from '#platform/http/failure.ts';
import { deviceOf, setDeviceCookie } from '../auth/known-device.ts';
import {
  addPasskey,
  listPasskeys,
  offerPasskey,
  removePasskey,
  verifyOwner,
} from './own-passkeys.ts';
import { askForPasskey, confirmByPasskey, signInByPasskey } from './passkey-sign-in.ts';
import { type RelyingParty, relyingPartyAt } from './relying-party.ts';

/** The body of an offer where passwords are switched off: the session is the proof. */
const offerWithoutPassword = v.object({ current_password: v.optional(v.string(), '') });

/** Passkeys, with which administrators sign in without a password. 404 unless configured. */
export function passkeyRoutes(on: On, services: Services): void {
  const { passkeyOrigin, signIn } = services.settings;
  const demandParty = (): RelyingParty => {
    if (passkeyOrigin === undefined) throw refuse('unknownPath');
    return relyingPartyAt(passkeyOrigin);
  };
  const configured = { before: demandParty };
  const hasPasswords = signIn.administrators === 'any';
  on('listPasskeys', ({ c }) => listPasskeys(services, c.get('actor')), configured);
  on(
    'offerPasskey',
    async ({ c, input, audit }) => {
      const actor = c.get('actor');
      if (hasPasswords) await verifyOwner(services, input.current_password, { ...audit, actor });
      return { ...(await offerPasskey(services, demandParty(), actor)) };
    },
    hasPasswords ? configured : { ...configured, input: offerWithoutPassword },
  );
  on(
    'addPasskey',
    ({ c, input, audit }) =>
      addPasskey(services, demandParty(), input, { ...audit, actor: c.get('actor') }),
    configured,
  );
  on(
    'removePasskey',
    ({ c, target, audit }) =>
      removePasskey(services, target.id, { ...audit, actor: c.get('actor') }),
    configured,
  );
  on(
    'askForPasskey',
    async ({ c }) => ({ ...(await askForPasskey(services, demandParty(), services.addressOf(c))) }),
    configured,
  );
  on(
    'signInByPasskey',
    async ({ c, input }) => {
      const { device, ...data } = await signInByPasskey(services, demandParty(), input.credential, {
        address: services.addressOf(c),
        userAgent: c.req.header('user-agent'),
        device: deviceOf(c, signIn),
        requestId: c.get('requestId'),
      });
      setDeviceCookie(c, device, signIn);
      return data;
    },
    configured,
  );
  on(
    'confirmByPasskey',
    ({ c, input, audit }) =>
      confirmByPasskey(services, demandParty(), input.credential, { actor: c.get('actor'), audit }),
    configured,
  );
}
