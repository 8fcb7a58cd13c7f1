import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';

/** Which database, and how many confirmed applications each of its ceremonies has. */
export interface Preparation {
  readonly database: 'pglite' | 'postgres';
  readonly graduates: readonly number[];
}

/** The reference API, served by another process. */
export interface Reference {
  /** Ids of the completed ceremonies, in the order of `graduates`. */
  readonly ceremonies: readonly number[];
  /** Sends a call as an administrator and reads its answer to the end. */
  call(method: string, path: string, body?: object): Promise<{ text: string; took: number }>;
  /** MB in memory now, and the most since the process began. */
  memory(): Promise<{ resident: number; peak: number }>;
  stop(): Promise<void>;
}

const ready = v.object({ address: v.string(), token: v.string(), ceremonies: v.array(v.number()) });
const memory = v.object({ resident: v.number(), peak: v.number() });

/** Starts it with what a measurement needs in its database. */
export async function startReference({ database, graduates }: Preparation): Promise<Reference> {
  const script = path.join(import.meta.dirname, 'reference-process.ts');
  const child = fork(script, [database, ...graduates.map(String)]);
  const { address, token, ceremonies } = v.parse(ready, await nextMessage(child));
  return {
    ceremonies,
    async call(method, route, body) {
      const start = performance.now();
      const response = await fetch(`${address}/api${route}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${route} answered ${response.status}: ${text}`);
      return { text, took: performance.now() - start };
    },
    async memory() {
      child.send('memory');
      return v.parse(memory, await nextMessage(child));
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const failed = once(child, 'exit').then(() => {
    throw new Error('The process of the reference API ended.');
  });
  const [message] = await Promise.race([once(child, 'message'), failed]);
  return message;
}
