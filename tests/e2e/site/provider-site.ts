import { openIdClient, startOpenIdServer } from '../../../examples/api/testing/openid-server.ts';
import { freePort } from './free-port.ts';
import { startPersistentSite } from './persistent-site.ts';
import { freshSiteTest } from './site-test.ts';

/** The provider's label on the site of `providerTest`. */
export const providerLabel = 'Cuenta institucional';

/** A test of a site with sign-in through a provider and with passkeys, which both require a host name. */
export const providerTest = freshSiteTest
  .extend('port', { scope: 'file' }, () => freePort())
  .extend('origin', { scope: 'file' }, ({ port }) => `http://localhost:${port}`)
  .extend('provider', { scope: 'file' }, async ({ origin }, { onCleanup }) => {
    const provider = await startOpenIdServer(`${origin}/api/auth/openid/callback`);
    onCleanup(() => provider.close());
    return provider;
  })
  .extend('site', { scope: 'file' }, async ({ origin, port, provider }, { onCleanup }) => {
    const site = await startPersistentSite('host', {
      PORT: String(port),
      // A public address turns the demonstration off.
      BIRRETE_DEMO: '1',
      BIRRETE_PUBLIC_URL: origin,
      BIRRETE_PASSKEYS: '1',
      BIRRETE_OIDC_ISSUER: provider.issuer,
      BIRRETE_OIDC_CLIENT_ID: openIdClient.id,
      BIRRETE_OIDC_CLIENT_SECRET: openIdClient.secret,
      BIRRETE_OIDC_LABEL: providerLabel,
    });
    onCleanup(() => site.remove());
    return site;
  })
  .extend('address', { scope: 'file' }, ({ site }) =>
    site.address.replace('127.0.0.1', 'localhost'),
  );
