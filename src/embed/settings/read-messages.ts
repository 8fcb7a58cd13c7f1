import { decodeMessages } from '#messages/decode-messages.ts';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { readProperty, type Source, webAddress } from './read-attributes.ts';

/** The source of an element's messages. */
export type MessagesSource =
  | { readonly kind: 'given'; readonly messages: MessagesByNamespace }
  | { readonly kind: 'address'; readonly address: string };

const none: MessagesSource = { kind: 'given', messages: {} };

/** The property `messages`, else the address in the attribute, else a JSON script between the tags. */
export function readMessagesSource(element: HTMLElement, source: Source): MessagesSource {
  const own = readProperty<MessagesByNamespace>(source, 'messages', 'object');
  if (own !== undefined) return { kind: 'given', messages: own };
  const text = source.attribute('messages')?.trim() ?? '';
  if (text !== '') return readAddress(text, source);
  const script = element.querySelector('script[type="application/json"]');
  if (script === null) return none;
  return { kind: 'given', messages: parseMessages(script.textContent ?? '', source) };
}

function readAddress(text: string, source: Source): MessagesSource {
  const address = webAddress(text);
  if (address !== undefined) return { kind: 'address', address: address.href };
  source.developer.warn(
    'B045',
    `messages="${text}" is no address; the widget keeps its own messages.`,
  );
  return none;
}

function parseMessages(text: string, source: Source): MessagesByNamespace {
  try {
    return decodeMessages(JSON.parse(text));
  } catch (cause) {
    source.developer.warn(
      'B045',
      `the messages are no JSON (${String(cause)}); the widget keeps its own messages.`,
    );
    return {};
  }
}
