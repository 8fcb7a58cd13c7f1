import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Example, type RunningSite, startSite } from './start-site.ts';

/** A site whose data survive a restart at the same address. */
export interface PersistentSite {
  readonly address: string;
  /** The line that the first server printed when it was ready. */
  readonly readyLine: string;
  /**
   * Stops the server as a service manager would and starts another one over the same data. The port stays, so that a
   * browser keeps its session.
   *
   * @returns the exit code of the stopped server.
   */
  restart(): Promise<number | null>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

/** Starts an example over new demonstration data, on a free port unless `env` names one. */
export async function startPersistentSite(
  example: Example,
  env: Readonly<Record<string, string>> = {},
): Promise<PersistentSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-e2e-'));
  const start = (port: string) => startSite({ ...env, BIRRETE_DATA: folder, PORT: port }, example);
  let site: RunningSite = await start(env.PORT ?? '0');
  const { address, readyLine } = site;

  return {
    address,
    readyLine,
    restart: async () => {
      const exitCode = await site.stop();
      site = await start(new URL(address).port);
      return exitCode;
    },
    remove: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
