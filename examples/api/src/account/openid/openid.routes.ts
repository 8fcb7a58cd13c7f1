import { refusalMessage } from 'birrete/contract';
import type { Context } from 'hono';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { deviceOf, setDeviceCookie } from '../auth/known-device.ts';
import { createOpenIdSignIn, type OpenIdSignIn } from './openid-sign-in.ts';

/** Sign-in through an OpenID provider. 404 unless configured. */
export function openIdRoutes(on: On, services: Services): void {
  const { openid } = services.settings;
  const signIn = openid && createOpenIdSignIn(services, openid);
  const demand = (): OpenIdSignIn => {
    if (signIn === undefined) throw refuse('unknownPath');
    return signIn;
  };
  const clientOf = (c: Context<ApiEnv>) => ({
    address: services.addressOf(c),
    userAgent: c.req.header('user-agent'),
    device: deviceOf(c, services.settings.signIn),
    requestId: c.get('requestId'),
  });
  on('findProvider', () => {
    if (openid === undefined) throw refuse('unknownPath');
    return { label: openid.label };
  });
  on(
    'beginProviderSignIn',
    ({ c, input: { return_to: returnTo, again } }) =>
      demand().begin({ returnTo, again, ...clientOf(c) }),
    { before: demand },
  );
  on('returnFromProvider', async ({ c }) => {
    const back = await demand().finish(new URL(c.req.url).searchParams, clientOf(c));
    if (back !== undefined) return c.redirect(back, 302);
    return c.text(refusalMessage({ id: 'providerReturnExpired' }), 400);
  });
  on(
    'finishProviderSignIn',
    async ({ c, input }) => {
      const { device, ...data } = await demand().exchange(input, clientOf(c));
      setDeviceCookie(c, device, services.settings.signIn);
      return data;
    },
    { before: demand },
  );
  on('confirmByProvider', ({ c, input, audit }) => demand().confirm(input, c.get('actor'), audit), {
    before: demand,
  });
}
