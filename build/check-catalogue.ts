import { spanish } from '#languages/spanish.ts';
import { formsOf, type Message, type MessagesByNamespace } from '#messages/define-messages.ts';

type Feature = Readonly<Record<string, Message>>;

/**
 * Compares a catalogue with the Spanish one: the same features and keys, the same placeholders in each message, the
 * plural forms of its language, and no empty text.
 *
 * @param language tag of the catalogue's language, such as `pt-BR`
 * @returns one line for each finding; empty if the catalogue is complete
 */
export function checkCatalogue(
  language: string,
  catalogue: MessagesByNamespace,
): readonly string[] {
  const forms = pluralFormsOf(language);
  const known = entriesOf(spanish).flatMap(([feature, key, original]) => {
    const translation = catalogue[feature]?.[key];
    return checkMessage(original, translation, forms).map(
      (finding) => `${feature}.${key} ${finding}`,
    );
  });
  const unknown = entriesOf(catalogue).flatMap(([feature, key]) =>
    isSpanish(feature, key) ? [] : [`${feature}.${key} is no key of birrete`],
  );
  return [...known, ...unknown];
}

/** The plural categories that a language uses, and `other`, which every message has. */
export function pluralFormsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const chosen = Array.from({ length: 1000 }, (_, count) => rules.select(count));
  return [...new Set([...chosen, 'other'])].toSorted();
}

function checkMessage(
  original: Message,
  translation: Message | undefined,
  forms: readonly string[],
): readonly string[] {
  if (translation === undefined) return [`is missing: ${formsOf(original).join(' / ')}`];
  const kind = typeof original === 'string' ? 'one text' : `the forms ${forms.join(', ')}`;
  const placeholders = placeholdersOf(original);
  return [
    ...(kindOf(translation) === kind ? [] : [`is to have ${kind}`]),
    ...(placeholdersOf(translation) === placeholders
      ? []
      : [`is to have the values ${placeholders || '(none)'}`]),
    ...(formsOf(translation).some((text) => text.trim() === '') ? ['is empty'] : []),
  ];
}

function kindOf(message: Message): string {
  if (typeof message === 'string') return 'one text';
  return `the forms ${Object.keys(message).toSorted().join(', ')}`;
}

/** The placeholders of a message, in any of its forms. */
function placeholdersOf(message: Message): string {
  const placeholders = formsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [...new Set(placeholders)].toSorted().join(' ');
}

function entriesOf(catalogue: MessagesByNamespace): readonly [string, string, Message][] {
  return Object.entries(catalogue).flatMap(([feature, messages = {}]) =>
    Object.entries(messages).flatMap(([key, message]): [string, string, Message][] =>
      message === undefined ? [] : [[feature, key, message]],
    ),
  );
}

function isSpanish(feature: string, key: string): boolean {
  return Object.entries<Feature>(spanish).some(
    ([name, messages]) => name === feature && key in messages,
  );
}
