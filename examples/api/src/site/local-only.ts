import { isLoopback } from '../platform/http/loopback.ts';
import { earlyHeaders } from './early-headers.ts';
import { startingMessages } from './starting.messages.ts';

/** Node's request, as far as its protocol matters. */
interface Connection {
  readonly incoming?: { readonly httpVersion?: string };
}

/**
 * Wraps a site that serves this machine only. Requests that another machine may have sent get 403: those that a proxy
 * forwarded, and those for a foreign host name, which also ends DNS rebinding.
 */
export function localOnly<Env extends Connection, Answer>(
  answer: (request: Request, env: Env) => Answer,
): (request: Request, env: Env) => Answer | Response {
  return (request, env) => (isFromHere(request, env) ? answer(request, env) : refuse(request));
}

function isFromHere({ headers, url }: Request, { incoming }: Connection): boolean {
  const names = [new URL(url).hostname, hostnameOf(headers.get('host') ?? 'localhost')];
  // nginx forwards with HTTP/1.0, without a header and with the name of this machine, unless it is configured.
  return incoming?.httpVersion !== '1.0' && !isForwarded(headers) && names.every(isLoopback);
}

function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => /^(?:forwarded|x-real-ip|x-forwarded-.+)$/.test(name));
}

function hostnameOf(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? host;
}

function refuse({ headers }: Request): Response {
  const error = startingMessages.localOnly;
  if (!headers.get('accept')?.includes('text/html')) {
    const body = { success: false, error };
    return Response.json(body, { status: 403, headers: earlyHeaders() });
  }
  return new Response(`<!doctype html><html lang="es"><p>${error}`, {
    status: 403,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...earlyHeaders() },
  });
}
