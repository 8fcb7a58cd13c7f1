import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#tests/e2e/site/free-port.ts';
import { type Instance, startInstance } from '#tests/operations/instance.ts';
import { startEmbeddedServer } from '../../examples/api/testing/databases/embedded-server.ts';

/** Instances of the reference API on one database, as in production. */
export interface Instances {
  readonly addresses: readonly string[];
  /** Memory of each process in MB. */
  memory(): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** @param database only PostgreSQL supports more than one instance */
export async function startInstances(
  database: 'pglite' | 'postgres',
  count: number,
): Promise<Instances> {
  const { env, remove } = await (database === 'postgres' ? onPostgres() : inFolder());
  const started: (Instance & { metrics: number })[] = [];
  for (let index = 0; index < count; index += 1) {
    const [port, metrics] = [await freePort(), await freePort()];
    const instance = await startInstance({
      port,
      env: {
        BIRRETE_DEMO: '1',
        BIRRETE_TRUSTED_PROXIES: '127.0.0.1',
        BIRRETE_METRICS_PORT: String(metrics),
        ...env,
      },
    });
    started.push({ ...instance, metrics });
  }
  return {
    addresses: started.map(({ port }) => `http://127.0.0.1:${port}`),
    memory: () => Promise.all(started.map(({ metrics }) => readMemory(metrics))),
    async stop() {
      await Promise.all(started.map((instance) => instance.stop()));
      await remove();
    },
  };
}

/** Memory in MB, from the metrics of a process. */
export async function readMemory(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
  return Number(bytes) / 1_048_576;
}

/** As in production, a commit is on disk before the response. */
async function onPostgres() {
  const server = await startEmbeddedServer({ fsync: true });
  return { env: { DATABASE_URL: server.url }, remove: server.stop };
}

async function inFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-traffic-'));
  const env = { DATABASE_URL: '', BIRRETE_DATA: folder };
  return { env, remove: () => rm(folder, { recursive: true, force: true }) };
}
