import ky from 'ky';
import type { Answer, Exchange } from './transport.ts';

/**
 * The exchange over ky. Nothing is retried by itself: a 503 retried into a 404 reads as a false 'not found', and every
 * screen offers to try again. The limit of 10 s is the client's, since it covers the body too.
 */
export async function sendWithKy({
  method,
  url,
  headers,
  json,
  signal,
  outlivesPage,
}: Exchange): Promise<Answer> {
  const response = await ky(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(json === undefined ? {} : { json }),
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: 'same-origin',
    cache: 'no-store',
    keepalive: outlivesPage,
  });
  const extras = response.headers.get('birrete-extras');
  return { status: response.status, text: await response.text(), extras };
}
