import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { memoryStart } from '#platform/database/embedded/durable-files.ts';
import { migrate } from '#platform/database/migrate.ts';
import { parsers } from '#platform/database/parsers.ts';
import type { Schema } from '#platform/database/schema.ts';
import { createPasswordHasher } from '#platform/passwords/password.ts';
import { seedDemo } from '#site/demo/seed-demo.ts';
import { startTestApi, testNow, testSettings, testToday } from '../test-api.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { databaseUrl, runOnServer, templates } from './test-database.ts';

/**
 * Starts the PostgreSQL server of a test run and creates the template databases. With `BIRRETE_TEST_DATABASE=pglite` it
 * writes dumps for PGlite instead.
 *
 * @returns the teardown
 */
export async function setup(): Promise<() => Promise<void>> {
  return process.env.BIRRETE_TEST_DATABASE === 'pglite' ? writeDumps() : startServer();
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

async function writeDumps() {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-dumps-'));
  const pglite = await PGlite.create({ parsers, startParams: memoryStart });
  const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  const dump = async (name: string) => {
    const data = await pglite.dumpDataDir('none');
    await writeFile(path.join(folder, `${name}.tar`), Buffer.from(await data.arrayBuffer()));
  };
  await migrate(kysely);
  await dump('migrated');
  const passwords = createPasswordHasher(testSettings.passwordCost);
  await seedDemo(kysely, { today: testToday, passwords, now: testNow });
  await dump('seeded');
  await kysely.destroy();
  process.env.BIRRETE_TEST_DUMPS = folder;
  return () => rm(folder, { recursive: true });
}
