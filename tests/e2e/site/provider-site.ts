import {
  openIdClient,
  startOpenIdServer,
} from '../../../examples/api/src/testing/openid-server.ts';
import { freePort } from './free-port.ts';
import { startPersistentSite } from './persistent-site.ts';
import { siteTest } from './site-test.ts';

/** What the site of `providerTest` calls its provider. */
export const providerLabel = 'Cuenta institucional';

/** A test of a site whose people may sign in through a provider, too. */
export const providerTest = siteTest
  .extend('port', { scope: 'file' }, () => freePort())
  .extend('provider', { scope: 'file' }, async ({ port }, { onCleanup }) => {
    const provider = await startOpenIdServer(`http://127.0.0.1:${port}/api/auth/openid/callback`);
    onCleanup(() => provider.close());
    return provider;
  })
  .extend('site', { scope: 'file' }, async ({ port, provider }, { onCleanup }) => {
    const site = await startPersistentSite('host', {
      PORT: String(port),
      BIRRETE_PUBLIC_URL: `http://127.0.0.1:${port}`,
      BIRRETE_OIDC_ISSUER: provider.issuer,
      BIRRETE_OIDC_CLIENT_ID: openIdClient.id,
      BIRRETE_OIDC_CLIENT_SECRET: openIdClient.secret,
      BIRRETE_OIDC_LABEL: providerLabel,
    });
    onCleanup(() => site.remove());
    return site;
  });
