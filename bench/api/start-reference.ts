import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { DatabaseLocation } from '../../examples/api/src/platform/database/open.ts';
import { startEmbeddedServer } from '../../examples/api/testing/databases/embedded-server.ts';
import type { Load } from '../../examples/api/testing/store-load.ts';

/** Database engine, and its data beside the demonstration. */
export interface Preparation {
  readonly database: 'pglite' | 'postgres';
  /** Number of confirmed applications of each completed ceremony. */
  readonly graduates?: readonly number[];
  /** True if their titles are issued. @default false */
  readonly areIssued?: boolean;
  readonly load?: Load;
}

/** The reference API in another process. */
export interface Reference {
  /** Ids of the completed ceremonies, in the order of `graduates`. */
  readonly ceremonies: readonly number[];
  /** Sends a call as an administrator and reads the whole response. @throws Error if it fails */
  call(method: string, path: string, body?: object, headers?: Headers): Promise<ReferenceAnswer>;
  /** Current and peak memory in MB, and milliseconds of the processor since the start. */
  resources(): Promise<v.InferOutput<typeof resources>>;
  stop(): Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** A response that was read completely. */
interface ReferenceAnswer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly etag: string | null;
  /** Milliseconds from the call to the last byte. */
  readonly took: number;
}

const prepared = v.object({ ceremonies: v.array(v.number()) });
const ready = v.object({ address: v.string(), token: v.string() });
const resources = v.object({ resident: v.number(), peak: v.number(), processor: v.number() });

/** A filled database. */
interface Prepared {
  readonly location: DatabaseLocation;
  readonly ceremonies: readonly number[];
  remove(): Promise<void>;
}

/** Fills a database. */
async function prepareDatabase(preparation: Preparation): Promise<Prepared> {
  const { location, remove } = await (preparation.database === 'postgres'
    ? inPostgres()
    : inFolder());
  const preparing = forkScript('prepare-process.ts', [location, preparation]);
  const { ceremonies } = v.parse(prepared, await nextMessage(preparing));
  await once(preparing, 'exit');
  return { location, ceremonies, remove };
}

/** Fills a database, then starts the API on it. */
export async function startReference(preparation: Preparation): Promise<Reference> {
  const { location, ceremonies, remove } = await prepareDatabase(preparation);
  const child = forkScript('reference-process.ts', [location]);
  const { address, token } = v.parse(ready, await nextMessage(child));
  return {
    ceremonies,
    async call(method, route, body, headers) {
      const start = performance.now();
      const response = await fetch(`${address}/api${route}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const { status } = response;
      if (status >= 400) throw new Error(`${method} ${route} answered ${status}: ${bytes}`);
      const took = performance.now() - start;
      return { status, bytes, etag: response.headers.get('etag'), took };
    },
    async resources() {
      child.send('resources');
      return v.parse(resources, await nextMessage(child));
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await remove();
    },
  };
}

type Place = { location: DatabaseLocation; remove(): Promise<void> };

async function inPostgres(): Promise<Place> {
  const postgres = await startEmbeddedServer();
  return { location: { databaseUrl: postgres.url }, remove: postgres.stop };
}

async function inFolder(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'birrete-bench-'));
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

function forkScript(name: string, values: readonly object[]): ChildProcess {
  return fork(
    path.join(import.meta.dirname, name),
    values.map((value) => JSON.stringify(value)),
  );
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const failed = once(child, 'exit').then(() => {
    throw new Error('The process of the reference API ended.');
  });
  const [message] = await Promise.race([once(child, 'message'), failed]);
  return message;
}
