import { request } from 'node:https';
import { json, text } from 'node:stream/consumers';

/** A response through the proxy. */
export interface ProxyAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** Sends a request to the proxy from the local address `from`, with the site's host name. */
export function askProxy(port: number, from: string) {
  return (
    method: string,
    path: string,
    { token, body }: { token?: string; body?: object } = {},
  ): Promise<ProxyAnswer> =>
    new Promise((resolve, reject) => {
      const headers = {
        host: 'grados.universidad.edu',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const options = { port, host: '127.0.0.1', localAddress: from, method, path, headers };
      // The certificate is self-signed and new.
      const asked = request({ ...options, rejectUnauthorized: false }, async (answer) => {
        const { statusCode: status, headers } = answer;
        const isJson = headers['content-type']?.includes('json') ?? false;
        resolve({ status, headers, body: isJson ? await json(answer) : await text(answer) });
      });
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
