import { serve } from '@hono/node-server';

/** An app that answers real connections on a free port of this machine. */
export interface ServedApp {
  readonly address: string;
  close(): Promise<void>;
}

export function serveApp(app: {
  readonly fetch: Parameters<typeof serve>[0]['fetch'];
}): Promise<ServedApp> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      const close = () => new Promise<void>((closed) => server.close(() => closed()));
      resolve({ address: `http://127.0.0.1:${port}`, close });
    });
  });
}
