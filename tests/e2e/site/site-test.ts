import type { Browser } from 'playwright';
import { test } from 'vitest';
import { administrator, expectSection } from '../drivers/console-page.ts';
import { type OpenedPage, openPage, type PageOptions, startBrowser } from '../drivers/open-page.ts';
import { reportFailedTest } from '../drivers/report-failed-test.ts';
import { type StoredSession, storedSession } from '../drivers/stored-session.ts';
import { type EmbedPage, startEmbedSite } from './embed-site.ts';
import { freePort } from './free-port.ts';
import { type PersistentSite, startPersistentSite } from './persistent-site.ts';
import { type SharedByWorker, sharedByWorker } from './shared-by-worker.ts';
import type { Example } from './start-site.ts';

/** Opens a page whose paths are relative to `address`. The page is closed after the test. */
export type OpenPage = (options?: PageOptions) => Promise<OpenedPage>;

/**
 * Opens a section of the console as an administrator who has signed in. The pages of a site share the session: a test that
 * signs out starts another one, by `signIn`.
 *
 * @param path of the section, below /admin
 */
export type OpenConsole = (
  path: string,
  heading: string,
  options?: PageOptions,
) => Promise<OpenedPage>;

/** Sessions of administrators by site. */
const sessions = new Map<string, Promise<StoredSession>>();

function sessionAt(site: string): Promise<StoredSession> {
  const session = sessions.get(site) ?? storedSession(site, administrator);
  sessions.set(site, session);
  return session;
}

const sharedBrowser = sharedByWorker(startBrowser, (browser) => browser.close());

/** A test with browser pages. All files of a worker share the browser. */
export const pageTest = test
  .extend('browsers', { scope: 'worker' }, (): SharedByWorker<Browser> => sharedBrowser)
  .extend('browser', { scope: 'worker' }, ({ browsers }, { onCleanup }) => browsers.use(onCleanup))
  .extend('address', { scope: 'file' }, (): string => '')
  .extend('openPage', async ({ address, browser, task }, { onCleanup }): Promise<OpenPage> => {
    const pages: OpenedPage[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await reportFailedTest(task.fullTestName, pages);
      for (const { page } of pages) await page.context().close();
    });
    return async (options) => {
      const opened = await openPage(browser, { address, ...options });
      pages.push(opened);
      return opened;
    };
  })
  .extend('session', ({ address }): Promise<StoredSession> => sessionAt(address))
  .extend(
    'openConsole',
    ({ openPage, session }): OpenConsole =>
      async (path, heading, options) => {
        const opened = await openPage({ session, ...options });
        await opened.page.goto(`/admin/${path}`);
        await expectSection(opened.page, heading);
        return opened;
      },
  );

/** A test of a running example with separate data. The tests of a file share the site. */
export const freshSiteTest = pageTest
  .extend('example', { scope: 'file' }, (): Example => 'host')
  .extend('site', { scope: 'file' }, async ({ example }, { onCleanup }) => {
    const site = await startPersistentSite(example);
    onCleanup(() => site.remove());
    return site;
  })
  .extend('address', { scope: 'file' }, ({ site }) => site.address);

/** The university's website, whose printed titles lead to its page. */
async function startWebsite(): Promise<PersistentSite> {
  const port = await freePort();
  return startPersistentSite('website', {
    PORT: String(port),
    BIRRETE_VERIFICATION_URL: `http://127.0.0.1:${port}/tramites/verificar/?codigo={code}`,
  });
}

const share = (start: () => Promise<PersistentSite>) =>
  sharedByWorker(start, (site) => site.remove());

/** The sites that all files of a worker share. */
export const sharedSites = {
  host: share(() => startPersistentSite('host')),
  website: share(startWebsite),
};

/** A test of the host site that all files of a worker share: it finds what other tests stored. */
export const siteTest = pageTest
  .extend('sites', { scope: 'worker' }, (): SharedByWorker<PersistentSite> => sharedSites.host)
  .extend('site', { scope: 'worker' }, ({ sites }, { onCleanup }) => sites.use(onCleanup))
  .extend('address', { scope: 'file' }, ({ site }) => site.address);

/** A test of a page without React: `pages` by path, with the script and the example's API. */
export const embedTest = siteTest
  .extend('pages', { scope: 'file' }, (): Readonly<Record<string, EmbedPage>> => ({}))
  .extend('address', { scope: 'file' }, async ({ pages, site }, { onCleanup }) => {
    const embedSite = await startEmbedSite(pages, site.address);
    onCleanup(() => embedSite.stop());
    return embedSite.address;
  });
