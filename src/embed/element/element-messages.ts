// By name and without an import attribute, so that the script contains only these messages of the language.
import { embed as embedEnglish } from '#languages/en.json';
import { embedMessages } from '../embed.messages.ts';
import { isEnglish } from '../settings/follow-language.ts';

type ElementMessages = Readonly<Record<keyof typeof embedMessages.defaults, string>>;

interface LocalizedElement extends HTMLElement {
  readonly properties: ReadonlyMap<string, unknown>;
}

/**
 * The few messages of the element itself, in its language or as the host overrides them. They may be needed when
 * nothing can be fetched, so overrides come only from the property `messages` or the JSON script between the tags.
 */
export function elementMessages(element: LocalizedElement): ElementMessages {
  const own =
    namespaceOf(element.properties.get('messages')) ?? namespaceOf(readScript(element)) ?? {};
  const texts = Object.entries(own).filter(([, text]) => typeof text === 'string');
  const standard = isEnglish(element.getAttribute('locale'))
    ? embedEnglish
    : embedMessages.defaults;
  return { ...standard, ...Object.fromEntries(texts) };
}

function namespaceOf(messages: unknown): object | undefined {
  const namespace: unknown = isTable(messages) ? messages[embedMessages.namespace] : undefined;
  return isTable(namespace) ? namespace : undefined;
}

function readScript(element: HTMLElement): unknown {
  try {
    const script = element.querySelector('script[type="application/json"]');
    return JSON.parse(script?.textContent ?? 'null');
  } catch {
    // `readMessagesSource` warns the developer.
    return undefined;
  }
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
