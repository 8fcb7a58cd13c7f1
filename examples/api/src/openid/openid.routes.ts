import { type Context, Hono } from 'hono';
import { deviceOf, markDevice } from '../auth/known-device.ts';
import { failureMessages } from '../server/failure.messages.ts';
import { missing } from '../server/failure.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { openIdExchangeInput, openIdInput } from './openid.input.ts';
import { openIdMessages } from './openid.messages.ts';
import { createOpenIdSignIn, type OpenIdSignIn } from './openid-sign-in.ts';

/** /api/auth/openid, an addition to the contract: signing in through a provider, where one is set up. */
export function openIdRoutes(services: Services): Hono<ApiEnv> {
  const { openid } = services.settings;
  const routes = new Hono<ApiEnv>();
  const signIn = openid && createOpenIdSignIn(services, openid);
  const demand = (): OpenIdSignIn => {
    if (signIn === undefined) throw missing(failureMessages.unknownPath);
    return signIn;
  };
  const visitOf = (c: Context<ApiEnv>) => ({
    address: services.addressOf(c),
    userAgent: c.req.header('user-agent'),
    device: deviceOf(c),
    requestId: c.get('requestId'),
  });
  routes.get('/', (c) => {
    if (openid === undefined) throw missing(failureMessages.unknownPath);
    return c.json({ success: true, data: { label: openid.label } });
  });
  routes.post('/', async (c) => {
    const steps = demand();
    const { return_to } = await readBody(c, openIdInput);
    const data = await steps.begin(return_to, services.addressOf(c));
    return c.json({ success: true, data });
  });
  routes.get('/callback', async (c) => {
    const back = await demand().finish(new URL(c.req.url).searchParams, visitOf(c));
    return back === undefined ? c.text(openIdMessages.expired, 400) : c.redirect(back, 302);
  });
  routes.post('/session', async (c) => {
    const steps = demand();
    const { device, ...data } = await steps.exchange(
      await readBody(c, openIdExchangeInput),
      visitOf(c),
    );
    markDevice(c, device);
    return c.json({ success: true, data });
  });
  return routes;
}
