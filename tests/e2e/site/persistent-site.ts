import { freePort } from './free-port.ts';
import { embeddedData, type SiteData } from './site-data.ts';
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
  /** Stops the server as a service manager would. @returns its exit code */
  stop(): Promise<number | null>;
  /** Kills the server, like a power failure. */
  kill(): Promise<void>;
  /** Starts a server with the same data at the same address, after one has ended. */
  start(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

/** Starts an example, on a free port unless `env` names one. @param data default a copy of the demonstration */
export async function startPersistentSite(
  example: Example,
  env: Readonly<Record<string, string>> = {},
  data?: SiteData,
): Promise<PersistentSite> {
  const { env: place, remove } = data ?? (await embeddedData());
  const own = { ...place, PORT: String(await freePort()) };
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
    stop: () => site.stop(),
    kill: () => site.kill(),
    start: async () => {
      site = await start();
    },
    remove: async () => {
      await site.kill();
      await remove();
    },
  };
}
