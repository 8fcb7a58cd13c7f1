import { useEffect, useState } from 'react';
import type { MessagesByNamespace } from './define-messages.ts';
import { loadMessages } from './load-messages.ts';

/** The state of messages that are being fetched. `late`: the wait is over and the messages may still arrive. */
export type RemoteMessages =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'late'; readonly messages: MessagesByNamespace }
  | { readonly kind: 'settled'; readonly messages: MessagesByNamespace };

/** Options of `useRemoteMessages`. */
export interface RemoteMessagesOptions {
  /**
   * Time during which nothing is shown while the messages are fetched, in milliseconds. A pause of less than a third of
   * a second reads as loading; a file from the page's server has usually arrived by then.
   * @default 300
   */
  readonly waitMs?: number | undefined;
  /** Time limit of the fetch, in milliseconds. @default 5000 */
  readonly timeoutMs?: number | undefined;
}

const none: MessagesByNamespace = {};

/**
 * Fetches a provider's `messages` from a URL. Messages that arrive later replace the defaults in the same elements:
 * nothing is remounted, so the focus and the input stay.
 */
export function useRemoteMessages(
  href: string,
  { waitMs = 300, timeoutMs }: RemoteMessagesOptions = {},
): RemoteMessages {
  const [state, setState] = useState<RemoteMessages>({ kind: 'waiting' });

  useEffect(() => {
    const leaving = new AbortController();
    const wait = setTimeout(() => {
      setState((now) => (now.kind === 'waiting' ? { kind: 'late', messages: none } : now));
    }, waitMs);
    loadMessages(href, { timeoutMs, signal: leaving.signal }).then((messages) => {
      clearTimeout(wait);
      if (!leaving.signal.aborted) setState({ kind: 'settled', messages });
    });
    return () => {
      clearTimeout(wait);
      leaving.abort();
    };
  }, [href, waitMs, timeoutMs]);

  return state;
}
