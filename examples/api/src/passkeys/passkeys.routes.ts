import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { deviceOf, markDevice } from '../auth/known-device.ts';
import { requireAdministrator } from '../auth/require-administrator.ts';
import { failureMessages } from '../server/failure.messages.ts';
import { missing } from '../server/failure.ts';
import { pathId } from '../server/path-id.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from './own-passkeys.ts';
import { askForPasskey, signInByPasskey } from './passkey-sign-in.ts';
import { passkeyInput, passkeyOfferInput, passkeySignInInput } from './passkeys.input.ts';
import { passkeyMessages } from './passkeys.messages.ts';
import { type RelyingParty, relyingPartyAt } from './relying-party.ts';

/** /api/auth/passkeys, an addition to the contract: administrators sign in without a password, where that is set up. */
export function passkeyRoutes(services: Services): Hono<ApiEnv> {
  const { passkeyOrigin } = services.settings;
  const routes = new Hono<ApiEnv>();
  const own = requireAdministrator(services);
  const demandParty = (): RelyingParty => {
    if (passkeyOrigin === undefined) throw missing(failureMessages.unknownPath);
    return relyingPartyAt(passkeyOrigin);
  };
  routes.get('/', own, async (c) => {
    demandParty();
    return c.json({ success: true, data: await listPasskeys(services, c.get('actor')) });
  });
  routes.post('/options', own, async (c) => {
    const party = demandParty();
    const { current_password } = await readBody(c, passkeyOfferInput);
    const data = await offerPasskey(services, party, c.get('actor'), current_password);
    return c.json({ success: true, data });
  });
  routes.post('/', own, async (c) => {
    const party = demandParty();
    const made = await readBody(c, passkeyInput);
    await addPasskey(services, party, made, { ...actOf(c, services), actor: c.get('actor') });
    return c.json({ success: true, message: passkeyMessages.added }, 201);
  });
  routes.delete('/:id', own, async (c) => {
    demandParty();
    const id = pathId(c, passkeyMessages.notFound);
    await removePasskey(services, id, { ...actOf(c, services), actor: c.get('actor') });
    return c.json({ success: true, message: passkeyMessages.removed });
  });
  routes.post('/sign-in/options', async (c) => {
    const data = await askForPasskey(services, demandParty(), services.addressOf(c));
    return c.json({ success: true, data });
  });
  routes.post('/sign-in', async (c) => {
    const party = demandParty();
    const { credential } = await readBody(c, passkeySignInInput);
    const { device, ...data } = await signInByPasskey(services, party, credential, {
      address: services.addressOf(c),
      userAgent: c.req.header('user-agent'),
      device: deviceOf(c),
      requestId: c.get('requestId'),
    });
    markDevice(c, device);
    return c.json({ success: true, data });
  });
  return routes;
}
