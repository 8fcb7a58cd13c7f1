import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { loadMessages } from '#messages/load-messages.ts';
import type { Surface } from '../surface/surface.ts';
import { readMessagesSource } from './read-messages.ts';

interface FollowedMessages {
  /** Reads the source of the messages again. */
  read(): void;
  stop(): void;
}

/**
 * Time that the widget waits for messages, in milliseconds, while the content between the tags is shown. Messages that
 * arrive later replace the defaults.
 */
const waitMs = 300;

/**
 * Passes on an element's messages, immediately or when they have been fetched. Until then the previous ones stay.
 *
 * @param meanwhile messages for a widget that has waited long enough
 */
export function followMessages(
  surface: Surface,
  meanwhile: MessagesByNamespace,
  onMessages: (messages: MessagesByNamespace) => void,
): FollowedMessages {
  let address: string | undefined;
  let isFirst = true;
  let asked = new AbortController();

  const give = (messages: MessagesByNamespace) => {
    isFirst = false;
    onMessages(messages);
  };
  const fetchFrom = (from: string, signal: AbortSignal) => {
    const wait = setTimeout(() => {
      if (isFirst && !signal.aborted) give(meanwhile);
    }, waitMs);
    void loadMessages(from, { signal }).then((messages) => {
      clearTimeout(wait);
      if (!signal.aborted) give(messages);
    });
  };
  const read = () => {
    const source = readMessagesSource(surface.element, surface);
    if (source.kind === 'address' && source.address === address) return;
    asked.abort();
    asked = new AbortController();
    address = source.kind === 'address' ? source.address : undefined;
    if (source.kind === 'given') give(source.messages);
    else fetchFrom(source.address, asked.signal);
  };
  read();
  return { read, stop: () => asked.abort() };
}
