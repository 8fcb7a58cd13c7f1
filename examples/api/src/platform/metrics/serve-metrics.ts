import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestMetrics } from './request-metrics.ts';

/** The address of the metrics. It is never the site's port, which is public. */
export interface MetricsAddress {
  readonly port: number;
  readonly hostname: string;
}

/**
 * Answers `GET /metrics` on a separate port.
 * @throws Error if the port is not available.
 */
export async function serveMetrics(
  metrics: Pick<RequestMetrics, 'text' | 'contentType'>,
  { port, hostname }: MetricsAddress,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': metrics.contentType })
      .end(await metrics.text());
  });
  server.listen(port, hostname);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
