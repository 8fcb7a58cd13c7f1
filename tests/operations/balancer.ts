import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A load balancer in front of the instances. */
export interface Balancer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Forwards each request to the next port in turn, and to the following one if nothing listens there. Responds with 502
 * if an instance accepted a request and did not answer it, because the balancer can't know whether it was processed.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const body = Buffer.concat(await asked.toArray());
    turn += 1;
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    pass(asked, body, answer, inTurn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The balancer has no port.');
  return {
    address: `http://127.0.0.1:${at.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function pass(
  asked: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  [port, ...others]: readonly number[],
): void {
  const { method, url: path, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path, headers }, (said) => {
    answer.writeHead(said.statusCode ?? 502, said.headers);
    said.on('error', () => answer.destroy());
    said.pipe(answer);
  });
  passed.on('error', (error) => {
    if (answer.headersSent) answer.destroy();
    else if (others.length > 0 && 'code' in error && error.code === 'ECONNREFUSED') {
      pass(asked, body, answer, others);
    } else answer.writeHead(502).end(error.message);
  });
  passed.end(body);
}
