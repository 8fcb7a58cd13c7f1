/**
 * One text, or the plural forms of a text that counts something. `{name}` is a placeholder.
 *
 * @example '¡Bienvenido, {name}!'
 * @example { one: '{count} solicitud', other: '{count} solicitudes' }
 */
export type Message = string | PluralMessage;

/**
 * The forms of a text by CLDR plural category of its `count`. A language writes the categories that it distinguishes:
 * Spanish and English `one` and `other`, Polish `few` and `many` too. A missing form falls back to `other`.
 */
export interface PluralMessage extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  /** The form for all other numbers. */
  readonly other: string;
}

/** All forms of a message, in the order of the source. */
export function formsOf(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

/** The messages of one namespace, by key. */
export type MessageTable = Readonly<Record<string, Message>>;

/** The default messages of a namespace. A host overrides them by its name. */
export interface MessageCatalogue<Table extends MessageTable = MessageTable> {
  /** The name that hosts override the messages by. */
  readonly namespace: string;
  /** The Spanish messages, by key. */
  readonly defaults: Table;
}

/** A host's overrides for one namespace: any key, plain or plural like the default. */
export type MessageOverrides<Table extends MessageTable> = {
  readonly [Key in keyof Table]?: Table[Key] extends PluralMessage ? PluralMessage : string;
};

/** Messages by namespace and key. Missing keys keep their default. */
export type MessagesByNamespace = Readonly<
  Record<string, Readonly<Record<string, Message | undefined>> | undefined>
>;

/**
 * Declares the messages of a namespace. Literal types are preserved, so that `{placeholders}` are checked at each use.
 */
export function defineMessages<const Table extends MessageTable>(
  namespace: string,
  defaults: Table,
): MessageCatalogue<Table> {
  return { namespace, defaults };
}
