import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { freePort } from './free-port.ts';
import { type Example, type RunningSite, startSite } from './start-site.ts';

/** A site whose data survives a restart at the same address. */
export interface PersistentSite {
  readonly address: string;
  /** The line that the first server printed when it was ready. */
  readonly readyLine: string;
  /**
   * Stops the server as a service manager would, and starts another one with the same data. The port stays the same, so
   * that a browser keeps its session.
   *
   * @returns exit code of the stopped server
   */
  restart(): Promise<number | null>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

/** Starts an example with a copy of the demonstration data, on a free port unless `env` names one. */
export async function startPersistentSite(
  example: Example,
  env: Readonly<Record<string, string>> = {},
): Promise<PersistentSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-e2e-'));
  await cp(inject('demoData'), folder, { recursive: true });
  const own = { BIRRETE_DATA: folder, PORT: String(await freePort()) };
  const start = () => startSite({ ...own, ...env }, example);
  let site: RunningSite = await start();

  return {
    address: site.address,
    readyLine: site.readyLine,
    restart: async () => {
      const exitCode = await site.stop();
      site = await start();
      return exitCode;
    },
    remove: async () => {
      await site.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
