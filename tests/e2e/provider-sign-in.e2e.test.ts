import { expect as expectPage } from 'playwright/test';
import { expect } from 'vitest';
import { openIdClient, startOpenIdServer } from '../../examples/api/src/testing/openid-server.ts';
import { expectSection } from './drivers/console-page.ts';
import { freePort } from './site/free-port.ts';
import { startPersistentSite } from './site/persistent-site.ts';
import { siteTest } from './site/site-test.ts';

const label = 'Cuenta institucional';

/** A site whose people may sign in through a provider. */
const test = siteTest
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
      BIRRETE_OIDC_LABEL: label,
    });
    onCleanup(() => site.remove());
    return site;
  });

test('an administrator enters through the provider, a stranger reads why he may not', async ({
  provider,
  openPage,
}) => {
  const { page, errors } = await openPage();
  const enter = page.getByRole('button', { name: `Entrar con ${label}` });
  provider.signsIn({ sub: 'x', email: 'x@universidad.edu', email_verified: true });
  await page.goto('/login');
  await enter.click();
  await expectPage(page.getByText('aquí no hay un usuario activo con ese correo')).toBeVisible();
  await expectPage(page).toHaveURL('/login');
  expect(errors).toEqual([expect.stringContaining('401')]);

  await page.context().clearCookies();
  provider.signsIn({ sub: 'a', email: 'admin@universidad.edu', email_verified: true });
  await enter.click();
  await expectSection(page, 'Dashboard');
  await expectPage(page).toHaveURL('/admin');
  await page.reload();
  await expectSection(page, 'Dashboard');
});
