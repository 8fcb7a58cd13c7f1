import { decodeMessages } from './decode-messages.ts';
import type { MessagesByNamespace } from './define-messages.ts';
import { warnDeveloper } from './warn-developer.ts';

export interface LoadMessagesOptions {
  /** Milliseconds for the whole answer. @default 5000 */
  readonly timeoutMs?: number | undefined;
  /** Aborts the request, for example when the page is left. */
  readonly signal?: AbortSignal | undefined;
}

/** All the words of birrete in two languages are a quarter of it. */
const mostBytes = 256 * 1024;

/**
 * Fetches a host's own words from an address, so that a university changes a sentence without a release. It asks the
 * server each time whether the file has changed. It never rejects: what can't be fetched or read is reported in the
 * console, and the defaults stay.
 *
 * @param href http(s) address of a JSON file, relative to the page; another origin must allow this one by CORS.
 */
export async function loadMessages(
  href: string,
  { timeoutMs = 5_000, signal }: LoadMessagesOptions = {},
): Promise<MessagesByNamespace> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('no answer in time')), timeoutMs);
  const giveUp = () => limit.abort();
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted === true) giveUp();
  try {
    const answer = await fetch(httpAddress(href), {
      cache: 'no-cache',
      headers: { accept: 'application/json' },
      signal: limit.signal,
    });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    return decodeMessages(JSON.parse(await boundedText(answer)));
  } catch (cause) {
    if (signal?.aborted !== true) warnDeveloper(`messages from ${href} not used: ${reason(cause)}`);
    return {};
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function httpAddress(href: string): URL {
  const address = new URL(href, globalThis.document?.baseURI);
  if (!/^https?:$/.test(address.protocol)) throw new Error('its address is not http(s)');
  return address;
}

/** Reads no more than the bound, whatever the server announces or keeps sending. */
async function boundedText(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new Error(`it is larger than ${mostBytes / 1024} KB`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
