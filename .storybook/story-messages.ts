import {
  formatFullDate,
  formatLongDate,
  parseCalendarDate,
} from '#domain/calendar/calendar-date.ts';
import { english } from '#languages/english.ts';
import { spanish } from '#languages/spanish.ts';
import { formsOf, type Message } from '#messages/define-messages.ts';
import { formatMessage, type MessageValues } from '#messages/format-message.ts';

export type StoryMessages = typeof spanish;

interface Language {
  readonly locale: string;
  readonly messages: Readonly<Record<keyof StoryMessages, object>>;
}

const languages = {
  es: { locale: 'es-ES', messages: spanish },
  en: { locale: 'en-US', messages: english },
} as const satisfies Record<string, Language>;

let language: Language | undefined;

/** Sets the language of the next rendered story: 'es' or 'en', from the toolbar's global. */
export function speak(code: unknown): void {
  language = code === 'en' ? languages.en : languages.es;
}

/**
 * Messages of the rendered story, by feature and key. Read them inside a function, because they follow the toolbar.
 *
 * @throws if a story module reads them during import.
 */
export const messages = new Proxy<StoryMessages>(spanish, {
  get: (_, feature) => Reflect.get(spoken().messages, feature),
});

/** Formats a message with values in the story's language. */
export function filled<const Text extends Message>(message: Text, values: MessageValues<Text>) {
  return formatMessage(message, values, spoken().locale);
}

/** Builds a pattern that finds a message in a text. Placeholders without a value match anything. */
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

/** Formats a date in the story's language: '14 de agosto de 2026'. @param isoDate e.g. '2026-08-14' */
export function longDate(isoDate: string): string {
  return formatLongDate(calendarDate(isoDate), spoken().locale);
}

/** Formats a date with its weekday in the story's language, as the calendar names its days. */
export function fullDate(isoDate: string): string {
  return formatFullDate(calendarDate(isoDate), spoken().locale);
}

function calendarDate(isoDate: string) {
  const date = parseCalendarDate(isoDate);
  if (date === undefined) throw new Error(`${isoDate} is no day.`);
  return date;
}

function spoken(): Language {
  if (language === undefined) throw new Error('No story is rendered: read messages in a function.');
  return language;
}
