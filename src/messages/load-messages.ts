import { decodeMessages } from './decode-messages.ts';
import type { MessagesByNamespace } from './define-messages.ts';
import { warnDeveloper } from './warn-developer.ts';

/** Options of `loadMessages`. */
export interface LoadMessagesOptions {
  /** Time limit of the whole response, in milliseconds. @default 5000 */
  readonly timeoutMs?: number | undefined;
  /** Aborts the request, for example when the page is left. */
  readonly signal?: AbortSignal | undefined;
}

/** Four times the size of all messages in two languages. */
const maxBytes = 256 * 1024;

/**
 * Fetches a host's messages, so that a university can change one without a release. The browser revalidates the file
 * each time. It never rejects: failures are reported in the browser's console, and the defaults stay.
 *
 * @param href http(s) URL of a JSON file, relative to the page; another origin must allow this one by CORS.
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
    if (signal?.aborted !== true)
      warnDeveloper('B034', `messages from ${href} not used: ${reason(cause)}.`);
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

/** Reads at most `maxBytes`, whatever the server announces or sends. */
async function boundedText(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error(`it is larger than ${maxBytes / 1024} KB`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
