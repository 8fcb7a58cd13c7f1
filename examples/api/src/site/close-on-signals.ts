import type { ServerType } from '@hono/node-server';
import type { Log } from '../platform/logging/log.ts';

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
