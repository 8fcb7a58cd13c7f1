import { embedEnglish } from '../../languages/en/embed.ts';
import { embedMessages } from '../embed.messages.ts';
import { isEnglish } from './follow-language.ts';

type ElementWords = Readonly<Record<keyof typeof embedMessages.defaults, string>>;

interface LocalizedElement extends HTMLElement {
  readonly properties: ReadonlyMap<string, unknown>;
}

/**
 * The few words that an element shows itself, in its language, or the host's own. They may be needed where nothing can
 * be fetched, so an address is not asked: the property `messages`, or the JSON script between the tags.
 */
export function elementWords(element: LocalizedElement): ElementWords {
  const own = roomOf(element.properties.get('messages')) ?? roomOf(readScript(element)) ?? {};
  const texts = Object.entries(own).filter(([, text]) => typeof text === 'string');
  const standard = isEnglish(element.getAttribute('locale'))
    ? embedEnglish.embed
    : embedMessages.defaults;
  return { ...standard, ...Object.fromEntries(texts) };
}

function roomOf(messages: unknown): object | undefined {
  const room: unknown = isTable(messages) ? messages[embedMessages.room] : undefined;
  return isTable(room) ? room : undefined;
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
