import { useEffect, useState } from 'react';
import type { MessagesByNamespace } from './define-messages.ts';
import { loadMessages } from './load-messages.ts';

/** What is known of words that are being fetched. `late` says that the wait is over and the words may still come. */
export type RemoteMessages =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'late'; readonly messages: MessagesByNamespace }
  | { readonly kind: 'settled'; readonly messages: MessagesByNamespace };

export interface RemoteMessagesOptions {
  /**
   * How long nothing is shown while the words are fetched, in milliseconds. A pause of less than a third of a second
   * reads as loading, not as a fault; a file of the page's own server has usually arrived by then.
   * @default 300
   */
  readonly waitMs?: number | undefined;
  /** Milliseconds until the request is aborted. @default 5000 */
  readonly timeoutMs?: number | undefined;
}

const none: MessagesByNamespace = {};

/**
 * Words from an address for a provider's `messages`. Words that arrive later replace the defaults in the same elements:
 * nothing is remounted, so the focus and what was typed stay.
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
