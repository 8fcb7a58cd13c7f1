import { randomKey } from '#api/wire/random-key.ts';

/** Parameters of the address to which the provider returns: the waiting page, and the code that the server adds. */
const waitingParameter = 'birrete-confirmation';
const codeParameter = 'openid';

/** The channel between the window that returned from the provider and the page that waits. */
const channelName = 'birrete-confirmation';

/** A window of the provider's sign-in page. */
export interface ProviderWindow {
  /** The page to which the provider has to return: this one, in the window. */
  readonly returnTo: string;
  /** Leads the window to the provider. @returns the code with which the provider returned */
  visit(url: string, signal: AbortSignal): Promise<string>;
  close(): void;
}

/**
 * Opens an empty window. Call it when the user presses: later, browsers block it.
 *
 * @returns undefined if the browser blocked it
 */
export function openProviderWindow(): ProviderWindow | undefined {
  const id = randomKey();
  const opened = window.open('', '_blank', 'popup,width=520,height=680');
  if (opened === null) return undefined;
  const back = new URL(location.href);
  back.searchParams.set(waitingParameter, id);
  return {
    returnTo: back.href,
    visit: async (url, signal) => {
      signal.throwIfAborted();
      const code = codeFrom(id, signal);
      opened.location.replace(url);
      return code;
    },
    close: () => opened.close(),
  };
}

/** Waits for the window, which this page can neither see nor count on once the provider's page has replaced it. */
function codeFrom(id: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(channelName);
    signal.addEventListener('abort', () => {
      channel.close();
      reject(signal.reason);
    });
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const code = messageCode(data, id);
      if (code === undefined) return;
      channel.close();
      resolve(code);
    };
  });
}

function messageCode(data: unknown, id: string): string | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data) || data.id !== id) {
    return undefined;
  }
  return 'code' in data && typeof data.code === 'string' ? data.code : undefined;
}

/** True if this page is the window in which the provider returned. False on a server. */
export function isProviderReturn(): boolean {
  if (typeof location === 'undefined') return false;
  const { searchParams } = new URL(location.href);
  return searchParams.has(waitingParameter) && searchParams.has(codeParameter);
}

/** Hands the code to the page that waits, and closes the window if the browser lets it. */
export function handOver(): void {
  const url = new URL(location.href);
  const message = {
    id: url.searchParams.get(waitingParameter),
    code: url.searchParams.get(codeParameter),
  };
  // The code is valid once, and should not stay in the address.
  for (const name of [waitingParameter, codeParameter]) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
  window.close();
}
