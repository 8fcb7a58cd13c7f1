import { setTimeout as wait } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import { refusals } from 'birrete/contract';
import type { Log } from '../platform/logging/log.ts';
import { earlyHeaders } from './early-headers.ts';

/** Time for running requests to finish before their connections are closed, in milliseconds. */
const graceMs = 8_000;

/**
 * Ends a server gracefully on SIGTERM and SIGINT: it waits for `drain`, accepts no new requests, finishes the running
 * ones, then closes the database. A second signal ends the process at once.
 */
export function closeOnSignals(
  server: ServerType,
  closeDatabase: () => Promise<void>,
  log: Log,
  drain: () => Promise<void> = async () => {},
): void {
  const close = async () => {
    log.info('draining');
    await drain();
    log.info('closing');
    await closeServer(server);
    await closeDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      close().catch(() => process.exit(1));
    });
  }
}

/** Stops listening and waits for the running requests. */
async function closeServer(server: ServerType): Promise<void> {
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  clearTimeout(cut);
}

/** The end of an instance, as balancers see it. */
interface Drain {
  /** Makes the readiness check fail, and resolves when balancers had the time to notice. */
  begin(): Promise<void>;
  /** The answer to a readiness check while the instance drains. Undefined for all other requests, which still work. */
  answer(request: Request): Response | undefined;
}

/** Creates the drain of an instance, which takes a number of seconds. */
export function createDrain(seconds: number): Drain {
  let isDraining = false;
  return {
    async begin() {
      isDraining = true;
      await wait(seconds * 1000);
    },
    answer(request) {
      if (!isDraining || new URL(request.url).pathname !== '/api/health') return undefined;
      return Response.json(
        { success: false, error: refusals.unavailable.message },
        { status: 503, headers: { ...earlyHeaders(), 'Retry-After': '2' } },
      );
    },
  };
}
