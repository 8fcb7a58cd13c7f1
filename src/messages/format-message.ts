import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Message, PluralMessage } from './define-messages.ts';

type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type FormOf<Text extends PluralMessage> = Extract<Text[keyof Text], string>;

/** The values of a message's placeholders, derived from its text: `'Hola, {name}'` needs `{ name }`. */
export type MessageValues<Text extends Message> = Text extends PluralMessage
  ? { readonly [Name in PlaceholdersOf<FormOf<Text>>]: string | number } & {
      readonly count: number;
    }
  : Text extends string
    ? { readonly [Name in PlaceholdersOf<Text>]: string | number }
    : never;

/** Messages together with the functions that write values in the language of the page. */
export interface Wording<Table> {
  readonly messages: Table;
  readonly locale: string;
  /** Inserts values into a message, and selects its plural form by `count`. */
  readonly format: <const Template extends Message>(
    message: Template,
    values: MessageValues<Template>,
  ) => string;
  /** "15 de julio de 2026". */
  readonly longDate: (date: CalendarDate) => string;
}

/**
 * Inserts values into a message and selects its plural form by `count`. Values are inserted as text, never as markup. A
 * placeholder without a value is left empty, so that a host's typing error does not show braces to a student.
 *
 * @param locale BCP 47 tag for the plural form and the format of numbers.
 */
export function formatMessage<const Text extends Message>(
  message: Text,
  values: MessageValues<Text>,
  locale = 'es',
): string {
  const lookup = values as Readonly<Record<string, string | number>>;
  const template = typeof message === 'string' ? message : formFor(message, lookup.count, locale);
  return template.replace(/\{ *(.*?) *\}/g, (_, name: string) => written(lookup[name], locale));
}

function formFor(message: PluralMessage, count: string | number | undefined, locale: string) {
  const category = new Intl.PluralRules(locale).select(Number(count ?? 0));
  return message[category] ?? message.other;
}

/**
 * Languages that write small numbers as they are, without other digits (`es-u-nu-…`). The first `Intl.NumberFormat` of a
 * page takes a browser 30 ms on a desktop, and an old phone many times that.
 */
const plainDigits = /^(?:ca|en|es|pt)(?:-[a-z]{2}|-\d{3})?$/i;

function written(value: string | number | undefined, locale: string): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const digits = String(value);
  const isPlain = /^\d{1,3}$/.test(digits) && plainDigits.test(locale);
  return isPlain ? digits : new Intl.NumberFormat(locale).format(value);
}
