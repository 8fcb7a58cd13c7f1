import { freePort } from '#tests/e2e/site/free-port.ts';
import { startSite } from '#tests/e2e/site/start-site.ts';
import { type Preparation, prepareDatabase } from '../api/start-reference.ts';
import { readMemory } from '../traffic/start-instances.ts';

/** The whole site, started by its npm script on a filled database. */
export interface FilledSite {
  readonly address: string;
  /** Memory of the site's process in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Fills a database and starts the site on it. Needs `npm run build:site`. */
export async function startFilledSite(preparation: Preparation): Promise<FilledSite> {
  const { location, remove } = await prepareDatabase(preparation);
  const { dataDir = '', databaseUrl = '' } = location;
  const metrics = await freePort();
  const site = await startSite({
    BIRRETE_DATA: dataDir,
    DATABASE_URL: databaseUrl,
    BIRRETE_DEMO: '1',
    BIRRETE_METRICS_PORT: String(metrics),
  });
  return {
    address: site.address,
    memory: () => readMemory(metrics),
    async stop() {
      await site.stop();
      await remove();
    },
  };
}
