// @module-tag rare
import { expect } from 'vitest';
import { signIn } from './drivers/console-page.ts';
import { freePort } from './site/free-port.ts';
import { startPersistentSite } from './site/persistent-site.ts';
import { pageTest } from './site/site-test.ts';
import { startSite } from './site/start-site.ts';

const test = pageTest
  .extend('port', { scope: 'file' }, freePort)
  .extend('address', { scope: 'file' }, async ({ port }, { onCleanup }) => {
    const origin = `http://127.0.0.1:${port}`;
    const api = await startPersistentSite('host', { BIRRETE_CORS_ORIGINS: origin });
    const pages = await startSite({ PORT: String(port), BIRRETE_API_URL: api.address }, 'host');
    onCleanup(async () => {
      await pages.stop();
      await api.remove();
    });
    return pages.address;
  });

test('with BIRRETE_API_URL, pages call an API of another origin and the site serves none', async ({
  address,
  openPage,
}) => {
  const { page, errors } = await openPage();
  await signIn(page);
  expect(errors).toEqual([]);

  const here = await fetch(`${address}/api/genders`);
  expect(here.status).toBe(404);
});
