// The reference API in a process of its own, so that its memory, and what it holds up, are its own too.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { DatabaseLocation } from '../../examples/api/src/database/open.ts';
import { demoAdministrator } from '../../examples/api/src/demo/demo-access.ts';
import { startEmbeddedServer } from '../../examples/api/src/testing/embedded-server.ts';
import { openCeremony } from '../../examples/api/src/testing/graduates.ts';
import { offeredChoices } from '../../examples/api/src/testing/sample-application.ts';
import { storeConfirmed } from '../../examples/api/src/testing/store-graduates.ts';
import { startTestApi, type TestApi } from '../../examples/api/src/testing/test-api.ts';

const [database, ...graduates] = process.argv.slice(2);
const { location, remove } = database === 'postgres' ? await inPostgres() : await inFolder();
const api = await startTestApi(location);
const ceremonies = await prepare(api, graduates.map(Number));
const token = await api.signIn(demoAdministrator);
const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ address: `http://127.0.0.1:${port}`, token, ceremonies });
});

process.on('message', (message) => {
  if (message === 'memory') process.send?.(memory());
});
process.once('disconnect', async () => {
  await new Promise((closed) => server.close(closed));
  await api.close();
  await remove();
});

async function inPostgres(): Promise<{ location: DatabaseLocation; remove(): Promise<void> }> {
  const postgres = await startEmbeddedServer();
  return { location: { databaseUrl: postgres.url }, remove: postgres.stop };
}

async function inFolder(): Promise<{ location: DatabaseLocation; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'birrete-bench-'));
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Completed ceremonies with so many confirmed applications each; answers their ids. */
async function prepare(to: TestApi, counts: readonly number[]): Promise<number[]> {
  const { career_id } = await offeredChoices(to);
  const ids: number[] = [];
  for (const count of counts) {
    const ceremonyId = await openCeremony(to);
    await storeConfirmed(to.database.kysely, { ceremonyId, careerIds: [career_id], count });
    await to.asAdmin('POST', `/ceremonies/${ceremonyId}/complete`);
    ids.push(ceremonyId);
  }
  return ids;
}

/** MB. */
function memory() {
  const peak = process.resourceUsage().maxRSS / 1024;
  return { resident: process.memoryUsage().rss / 1024 / 1024, peak };
}
