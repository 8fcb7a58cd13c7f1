import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningSite, startSite } from './running-site.ts';

/** A site whose data outlive it: it can be stopped and started again at the same address. */
export interface LastingSite {
  readonly address: string;
  /** Ends the server as a service manager would and starts another one over the same data. */
  restart(): Promise<void>;
  /** Ends the server and throws its data away. */
  remove(): Promise<void>;
}

/** Starts a site over new demonstration data. Its port stays, so a browser keeps its session over a restart. */
export async function startLastingSite(): Promise<LastingSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-e2e-'));
  let site: RunningSite = await startSite({ BIRRETE_DATA: folder });
  const { address } = site;
  const { port } = new URL(address);

  return {
    address,
    restart: async () => {
      await site.stop();
      site = await startSite({ BIRRETE_DATA: folder, PORT: port });
    },
    remove: async () => {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
