import { formatLongDate, parseCalendarDate } from '../src/domain/calendar/calendar-date.ts';
import { english } from '../src/languages/en/english.ts';
import { spanish } from '../src/languages/es/spanish.ts';
import { formsOf, type Message } from '../src/messages/define-messages.ts';
import { formatMessage, type MessageValues } from '../src/messages/format-message.ts';

export type Words = typeof spanish;

interface Language {
  readonly locale: string;
  readonly words: Readonly<Record<keyof Words, object>>;
}

const languages = {
  es: { locale: 'es-ES', words: spanish },
  en: { locale: 'en-US', words: english },
} as const satisfies Record<string, Language>;

let language: Language | undefined;

/** Chooses the words of the story that is rendered next: 'es' or 'en', as the toolbar's global says. */
export function speak(code: unknown): void {
  language = code === 'en' ? languages.en : languages.es;
}

/**
 * The words of the story that is rendered, by room and key: what its play function presses and expects. Read them
 * inside a function, since they follow the toolbar.
 *
 * @throws where a story module reads them while it is imported.
 */
export const words = new Proxy<Words>(spanish, {
  get: (_, room) => Reflect.get(spoken().words, room),
});

/** A message with values in its places, written as the story's language writes them. */
export function filled<const Text extends Message>(message: Text, values: MessageValues<Text>) {
  return formatMessage(message, values, spoken().locale);
}

/** Finds a message in a text. Places without a value match anything. */
export function matching(
  message: Message,
  values: Readonly<Record<string, string | number>> = {},
): RegExp {
  const patterns = formsOf(message).map((text) =>
    text
      .split(/\{(\w+)\}/)
      .map((part, index) => {
        if (index % 2 === 0) return escaped(part);
        const value = values[part];
        return value === undefined ? '.+' : escaped(String(value));
      })
      .join(''),
  );
  return new RegExp(patterns.join('|'), 's');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A day as the story's language writes it. @param isoDate e.g. '2026-08-14' */
export function longDate(isoDate: string): string {
  const date = parseCalendarDate(isoDate);
  if (date === undefined) throw new Error(`${isoDate} is no day.`);
  return formatLongDate(date, spoken().locale);
}

function spoken(): Language {
  if (language === undefined) throw new Error('No story is rendered: read words in a function.');
  return language;
}
