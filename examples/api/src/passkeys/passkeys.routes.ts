import { deviceOf, setDeviceCookie } from '../auth/known-device.ts';
import type { On } from '../server/call-routes.ts';
import { refuse } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from './own-passkeys.ts';
import { askForPasskey, signInByPasskey } from './passkey-sign-in.ts';
import { type RelyingParty, relyingPartyAt } from './relying-party.ts';

/** Passkeys, with which administrators sign in without a password. 404 unless configured. */
export function passkeyRoutes(on: On, services: Services): void {
  const { passkeyOrigin } = services.settings;
  const demandParty = (): RelyingParty => {
    if (passkeyOrigin === undefined) throw refuse('unknownPath');
    return relyingPartyAt(passkeyOrigin);
  };
  const configured = { before: demandParty };
  on('listPasskeys', ({ c }) => listPasskeys(services, c.get('actor')), configured);
  on(
    'offerPasskey',
    async ({ c, input }) => ({
      ...(await offerPasskey(services, demandParty(), c.get('actor'), input.current_password)),
    }),
    configured,
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
        device: deviceOf(c),
        requestId: c.get('requestId'),
      });
      setDeviceCookie(c, device);
      return data;
    },
    configured,
  );
}
