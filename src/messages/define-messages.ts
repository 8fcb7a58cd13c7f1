/**
 * One text, or the forms of a text that counts something. `{name}` marks the place of a value.
 *
 * @example '¡Bienvenido, {name}!'
 * @example { one: '{count} solicitud', other: '{count} solicitudes' }
 */
export type Message = string | PluralMessage;

/**
 * The forms of a text by the grammatical number of its `count`, under CLDR's plural categories. A language writes those
 * it distinguishes: Spanish and English `one` and `other`, Polish `few` and `many` too. A form that is left out falls
 * back to `other`.
 */
export interface PluralMessage extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly other: string;
}

/** Every form of a message, in the order it is written. */
export function formsOf(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

/** The texts of one room, by key. */
export type MessageTable = Readonly<Record<string, Message>>;

/** A room's default texts under the name by which a host overrides them. */
export interface MessageCatalogue<Table extends MessageTable = MessageTable> {
  readonly namespace: string;
  readonly defaults: Table;
}

/** What a host may give for one room: any of its keys, each of the same kind (plain or plural) as the default. */
export type MessageOverrides<Table extends MessageTable> = {
  readonly [Key in keyof Table]?: Table[Key] extends PluralMessage ? PluralMessage : string;
};

/** A host's own texts, by room and key. What is missing keeps its default. */
export type MessagesByNamespace = Readonly<
  Record<string, Readonly<Record<string, Message | undefined>> | undefined>
>;

/** Declares the texts of a room. The literal types are kept, so that `{placeholders}` are checked where they are used. */
export function defineMessages<const Table extends MessageTable>(
  namespace: string,
  defaults: Table,
): MessageCatalogue<Table> {
  return { namespace, defaults };
}
