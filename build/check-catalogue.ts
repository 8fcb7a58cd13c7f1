import { spanish } from '../src/languages/spanish.ts';
import {
  formsOf,
  type Message,
  type MessagesByNamespace,
} from '../src/messages/define-messages.ts';

type Room = Readonly<Record<string, Message>>;

/**
 * Compares a catalogue with the Spanish words: the same rooms and keys, the same values in each text, the plural forms of
 * its language, and no empty text.
 *
 * @param language tag of the catalogue's language, such as `pt-BR`
 * @returns a line for each finding; none says that the catalogue is complete
 */
export function checkCatalogue(
  language: string,
  catalogue: MessagesByNamespace,
): readonly string[] {
  const forms = pluralFormsOf(language);
  const known = entriesOf(spanish).flatMap(([room, key, original]) => {
    const own = catalogue[room]?.[key];
    return checkMessage(original, own, forms).map((finding) => `${room}.${key} ${finding}`);
  });
  const unknown = entriesOf(catalogue).flatMap(([room, key]) =>
    isSpanish(room, key) ? [] : [`${room}.${key} is no key of birrete`],
  );
  return [...known, ...unknown];
}

/** The forms that a language chooses between when it counts things, and `other`, which every message has. */
export function pluralFormsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const chosen = Array.from({ length: 1000 }, (_, count) => rules.select(count));
  return [...new Set([...chosen, 'other'])].toSorted();
}

function checkMessage(
  original: Message,
  own: Message | undefined,
  forms: readonly string[],
): readonly string[] {
  if (own === undefined) return [`is missing: ${formsOf(original).join(' / ')}`];
  const kind = typeof original === 'string' ? 'one text' : `the forms ${forms.join(', ')}`;
  const places = placesOf(original);
  return [
    ...(kindOf(own) === kind ? [] : [`is to have ${kind}`]),
    ...(placesOf(own) === places ? [] : [`is to have the values ${places || '(none)'}`]),
    ...(formsOf(own).some((text) => text.trim() === '') ? ['is empty'] : []),
  ];
}

function kindOf(message: Message): string {
  if (typeof message === 'string') return 'one text';
  return `the forms ${Object.keys(message).toSorted().join(', ')}`;
}

/** The values that a message takes, in any of its forms. */
function placesOf(message: Message): string {
  const places = formsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  return [...new Set(places)].toSorted().join(' ');
}

function entriesOf(catalogue: MessagesByNamespace): readonly [string, string, Message][] {
  return Object.entries(catalogue).flatMap(([room, words = {}]) =>
    Object.entries(words).flatMap(([key, message]): [string, string, Message][] =>
      message === undefined ? [] : [[room, key, message]],
    ),
  );
}

function isSpanish(room: string, key: string): boolean {
  return Object.entries<Room>(spanish).some(([name, words]) => name === room && key in words);
}
