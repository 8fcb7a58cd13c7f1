import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedTestDemo, startTestApi } from '../test-api.ts';
import { writeDumps } from './dumps.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { databaseUrl, runOnServer, templates } from './test-database.ts';

/**
 * Starts the PostgreSQL server of a test run and creates the template databases. With `BIRRETE_TEST_DATABASE=pglite` it
 * writes dumps for PGlite instead, which otherwise the first test on PGlite does.
 *
 * @returns the teardown
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-dumps-'));
  process.env.BIRRETE_TEST_DUMPS = folder;
  const removeDumps = () => rm(folder, { recursive: true });
  if (process.env.BIRRETE_TEST_DATABASE === 'pglite') {
    await writeDumps({ folder, seed: seedTestDemo });
    return removeDumps;
  }
  const stop = await startServer();
  return async () => {
    await stop();
    await removeDumps();
  };
}

async function startServer() {
  const { url, stop } = await startEmbeddedServer();
  process.env.BIRRETE_TEST_SERVER = url;
  const { migrated, seeded } = templates;
  await runOnServer(`create database ${migrated}`);
  await (await startTestApi({ databaseUrl: databaseUrl(migrated), demo: false })).close();
  await runOnServer(`create database ${seeded} template ${migrated}`);
  await (await startTestApi({ databaseUrl: databaseUrl(seeded) })).close();
  return stop;
}
