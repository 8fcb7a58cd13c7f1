import { useMemo, useState } from 'react';
import type { ApiClientOptions } from '../api/client.ts';
import type { Extra } from '../contract/extras.ts';
import { developerWarnings, type Warn } from '../messages/warn-developer.ts';
import { useLatest } from '../react/use-latest.ts';

/** Additional headers, by name. */
export type ApiHeaders = Readonly<Record<string, string | undefined>> | Headers;

/** Location of the API and options for its calls. */
export interface ApiSettings extends Pick<ApiClientOptions, 'timeoutMs' | 'idempotencyKeys'> {
  /**
   * Scheme and host, and a path that precedes the `/api` of the calls: 'https://grados.universidad.edu'.
   * @default '', the page's origin
   */
  readonly baseUrl?: string | undefined;
  /**
   * Features that the server offers beyond the API contract.
   * @default those that it announces in the header `Birrete-Extras`, from its first response on
   */
  readonly extras?: readonly Extra[] | undefined;
  /** Sends the calls in place of the browser's `fetch`, for a gateway. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Additional headers of every call, such as a CSRF token; a function is called before each call. */
  readonly headers?: ApiHeaders | (() => ApiHeaders | Promise<ApiHeaders>) | undefined;
  /** Cookies of calls: 'include' sends them to another origin too. @default 'same-origin' */
  readonly credentials?: RequestCredentials | undefined;
}

type Transport = Omit<ApiClientOptions, 'authorization'>;

/**
 * The settings for the client. Invalid ones are left out with a warning for the developer. Functions are usually
 * written inline, so a new function does not create a new client.
 */
export function useApiSettings(api: ApiSettings | undefined): Transport {
  const { baseUrl: base, timeoutMs, idempotencyKeys, credentials: mode, ...settings } = api ?? {};
  const [warn] = useState(developerWarnings);
  const host = useLatest(settings);
  const extras = settings.extras?.join();
  const hasFetch = settings.fetch !== undefined;
  return useMemo(
    () => ({
      baseUrl: readBase(base, warn),
      timeoutMs,
      idempotencyKeys,
      extras,
      credentials: readMode(mode, warn),
      fetch: hasFetch ? (...request) => sendBy(host.current.fetch, request, warn) : undefined,
      headers: () => readHeaders(host.current.headers, warn),
    }),
    [base, timeoutMs, idempotencyKeys, extras, mode, hasFetch, host, warn],
  );
}

function readBase(base: unknown, warn: Warn): string {
  const text = String(base ?? '').trim();
  if (/^((https?:\/)?\/|$)/i.test(text)) return text;
  warn('B021', `api.baseUrl must begin with https:// or a slash, not ${text}.`);
  return '';
}

const modes = ['omit', 'same-origin', 'include'] as const satisfies readonly RequestCredentials[];

function readMode(mode: unknown, warn: Warn): RequestCredentials | undefined {
  const known = modes.find((name) => name === mode);
  if (known !== mode) warn('B022', 'api.credentials must be omit, same-origin or include.');
  return known;
}

async function sendBy(
  fetch: unknown,
  request: Parameters<typeof globalThis.fetch>,
  warn: Warn,
): Promise<Response> {
  if (typeof fetch !== 'function') {
    warn('B023', 'api.fetch must be a function.');
    return globalThis.fetch(...request);
  }
  try {
    const response: unknown = await fetch(...request);
    if (response instanceof Response) return response;
    throw new TypeError('no Response');
  } catch (cause) {
    if (!isGivenUp(request)) warn('B023', `api.fetch failed: ${cause}`);
    throw cause;
  }
}

/** An aborted or timed-out call is not a failure of the host's function. */
function isGivenUp([call]: Parameters<typeof globalThis.fetch>): boolean {
  return call instanceof Request && call.signal.aborted;
}

async function readHeaders(value: unknown, warn: Warn): Promise<Readonly<Record<string, string>>> {
  try {
    const headers: unknown = (typeof value === 'function' ? await value() : value) ?? {};
    if (typeof headers !== 'object' || headers === null) {
      warn('B024', 'api.headers must be an object.');
      return {};
    }
    const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
    return Object.fromEntries(entries.filter((entry) => isHeader(entry, warn)));
  } catch (cause) {
    warn('B024', `api.headers failed, and nothing was sent: ${cause}`);
    throw cause;
  }
}

/** Warnings leave out the value: it may be a secret. */
function isHeader(entry: [string, unknown], warn: Warn): entry is [string, string] {
  const [name, value] = entry;
  const isText = typeof value === 'string';
  if (isText && /^[\w!#$%&'*+.^`|~-]+$/.test(name)) return true;
  if (value !== undefined)
    warn('B024', `api.headers: ${isText ? 'no name of a header' : 'no text'}: ${name}.`);
  return false;
}
