import { ApiError, isUnanswered } from '../api/api-error.ts';
import { listPublicCareers } from '../api/careers/list-public-careers.ts';
import { listPublicCeremonies } from '../api/ceremonies/list-public-ceremonies.ts';
import { type ApiClient, createApiClient } from '../api/client.ts';
import { listGenders } from '../api/genders/list-genders.ts';
import type { ListAnswer } from '../api/wire/list-answer.ts';
import { pathOf } from '../contract/paths/call-path.ts';
import { contractHeader, contractVersion } from '../contract/paths/contract-version.ts';
import * as publicPaths from '../contract/paths/public-paths.ts';
import type { Finding } from './finding.ts';

const ceremoniesPath = pathOf(publicPaths.listOfferedCeremonies);

/** Requests the API's three public lists, as the wizard does, and finds the reason for a failed call. */
export async function checkApi(
  baseUrl: string,
  page: Document,
  timeoutMs?: number,
): Promise<readonly Finding[]> {
  const base = baseAddress(baseUrl, page);
  if (base === undefined) return [{ kind: 'api-address', address: baseUrl }];
  if (page.location.protocol === 'https:' && isPlain(base)) {
    return [{ kind: 'mixed-content', address: base }];
  }
  let stated: string | null = null;
  const api = publicClient(base, timeoutMs, (version) => {
    stated ??= version;
  });
  const first = await ask(() => listPublicCeremonies(api));
  if (first !== undefined && isUnanswered(first)) return [await whyNoAnswer(base, page)];

  const [careers, genders, headers] = await Promise.all([
    ask(() => listPublicCareers(api)),
    ask(() => listGenders(api)),
    checkHeaders(base, page),
  ]);
  return [
    ...compareVersions(stated, base),
    ...findingsOf(first, base + ceremoniesPath),
    ...findingsOf(careers, base + pathOf(publicPaths.listOfferedCareers)),
    ...findingsOf(genders, base + pathOf(publicPaths.listGenders)),
    ...headers,
  ];
}

function publicClient(
  baseUrl: string,
  timeoutMs: number | undefined,
  onVersion: (version: string | null) => void,
): ApiClient {
  return createApiClient({
    baseUrl,
    timeoutMs,
    authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
    fetch: async (...request) => {
      const response = await fetch(...request);
      onVersion(response.headers.get(contractHeader));
      return response;
    },
  });
}

/** A server that states no version is not compared. */
function compareVersions(stated: string | null, address: string): readonly Finding[] {
  const theirs = Number(stated);
  const ours = contractVersion;
  if (stated === null || !Number.isInteger(theirs) || theirs === ours) return [];
  return [{ kind: theirs < ours ? 'contract-older' : 'contract-newer', address, theirs, ours }];
}

/**
 * The base URL without a trailing slash; '' is the page's origin. Without scheme or leading slash it would be relative
 * to the page.
 */
function baseAddress(baseUrl: string, page: Document): string | undefined {
  const trimmed = baseUrl.trim();
  if (!/^(https?:\/\/|\/|$)/i.test(trimmed)) return undefined;
  try {
    const address = new URL(trimmed === '' ? '/' : trimmed, page.location.href);
    return /^https?:$/.test(address.protocol) ? address.href.replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Browsers allow plain HTTP for the local machine. */
function isPlain(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** A list with unreadable rows is a finding too, although the wizard offers the others. */
async function ask(call: () => Promise<ListAnswer<unknown>>): Promise<ApiError | undefined> {
  try {
    const [reason] = (await call()).unreadable;
    if (reason === undefined) return undefined;
    return new ApiError({ kind: 'unreadable', call: '', cause: new Error(reason) });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function findingsOf(error: ApiError | undefined, address: string): readonly Finding[] {
  if (error === undefined) return [];
  if (isUnanswered(error)) return [{ kind: 'api-silent', address }];
  if (error.kind !== 'unreadable' && error.status !== undefined) {
    return [{ kind: 'api-refused', address, status: error.status }];
  }
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return [{ kind: 'api-unreadable', address, reason: reason.replace(/\.$/, '') }];
}

/** A browser hides the reason: an opaque response still shows that a server is reachable. */
async function whyNoAnswer(base: string, page: Document): Promise<Finding> {
  const address = base + ceremoniesPath;
  const isForbidden = await watchPolicy(page, () => reaches(address));
  if (isForbidden.violated) return { kind: 'api-policy', address };
  const { origin } = page.location;
  return isForbidden.value && new URL(base).origin !== origin
    ? { kind: 'api-cors', address, origin }
    : { kind: 'api-silent', address };
}

async function reaches(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}

async function watchPolicy<Value>(page: Document, action: () => Promise<Value>) {
  let violated = false;
  const note = () => {
    violated = true;
  };
  page.addEventListener('securitypolicyviolation', note);
  const value = await action();
  page.removeEventListener('securitypolicyviolation', note);
  return { value, violated };
}

/** The console's headers require a CORS preflight. Any response means that they are allowed. */
async function checkHeaders(base: string, page: Document): Promise<readonly Finding[]> {
  const { origin } = page.location;
  if (new URL(base).origin === origin) return [];
  try {
    await fetch(base + ceremoniesPath, {
      headers: { authorization: 'Bearer birrete-doctor', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(5_000),
    });
    return [];
  } catch {
    return [{ kind: 'api-cors-headers', address: base, origin }];
  }
}
