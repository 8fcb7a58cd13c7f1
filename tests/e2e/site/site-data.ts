import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { startEmbeddedServer } from '../../../examples/api/testing/databases/embedded-server.ts';

/** The data of a site, which survive its server. */
export interface SiteData {
  /** Variables that name their place, for servers and commands. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** A copy of the demonstration in the embedded database. */
export async function embeddedData(): Promise<SiteData> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-e2e-'));
  await cp(inject('demoData'), folder, { recursive: true });
  return {
    env: { BIRRETE_DATA: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL server with an empty database, which the first site fills with the demonstration. */
export async function postgresData(): Promise<SiteData> {
  const server = await startEmbeddedServer();
  return {
    env: { DATABASE_URL: server.url, BIRRETE_DEMO: '1' },
    remove: () => server.stop(),
  };
}
