import { catalan } from 'birrete/messages/ca';
import { english } from 'birrete/messages/en';
import { portuguese } from 'birrete/messages/pt-BR';
import { describe, expect, test } from 'vitest';
import { checkCatalogue, pluralFormsOf } from '../../build/check-catalogue.ts';
import { declaredMessages, missingFromSpanish } from '../../build/declared-messages.ts';
import { spanish } from '../../src/languages/es/spanish.ts';
import { formsOf, type RoomOverrides } from '../../src/messages/define-messages.ts';

/** Each language with the letters and small words of Spanish that it does not have. */
const languages = [
  { tag: 'en', catalogue: english, spanishOnly: /[áéíóúñ¿¡«»]/i },
  {
    tag: 'pt-BR',
    catalogue: portuguese,
    spanishOnly: /[ñ¿¡«»]|(?<![\p{L}-])(el|los|las|del|y|con|hay|sin)(?!\p{L})/iu,
  },
  {
    tag: 'ca',
    catalogue: catalan,
    spanishOnly: /[áñ¿¡]|(?<![\p{L}-])(los|las|y|con|para|hay|sin)(?!\p{L})/iu,
  },
] as const;

const names = /José Gregorio Peña|María Inés Núñez/;

function texts(catalogue: RoomOverrides): readonly string[] {
  return Object.values(catalogue).flatMap((words = {}) =>
    Object.values(words).flatMap((message) => (message === undefined ? [] : formsOf(message))),
  );
}

describe.each(languages)('$tag', ({ tag, catalogue, spanishOnly }) => {
  test('says every word that Spanish says, in its own forms and with the same values', () => {
    expect(checkCatalogue(tag, catalogue)).toEqual([]);
  });

  test('no word is Spanish', () => {
    const odd = texts(catalogue).filter((text) => spanishOnly.test(text.replace(names, '')));
    expect(odd).toEqual([]);
  });

  test('no sentence is left as it is in Spanish', () => {
    const sentences = texts(spanish).filter((text) => text.split(' ').length > 3);
    const same = sentences.filter((text) => texts(catalogue).includes(text));
    expect(same).toEqual([]);
  });
});

test('Catalan is written with its own apostrophe and middle dot', () => {
  expect(texts(catalan).filter((text) => /'|l\.l|l•l/.test(text))).toEqual([]);
});

test('Catalan says vós to the reader', () => {
  const singular =
    /(?<![\p{L}-])(teu|teva|teus|teves|hagis|vulguis|puguis|siguis|et|tu)(?!\p{L})|’t(?!\p{L})/iu;
  expect(texts(catalan).filter((text) => singular.test(text))).toEqual([]);
});

test('a catalogue that lacks something is told what', () => {
  const { embed: _, ...others } = english;
  const findings = checkCatalogue('en', {
    ...others,
    search: { clear: ' ', wipe: 'Wipe' },
    pagination: { ...english.pagination, page: 'Page' },
    table: { rowCount: '{count} rows' },
  });
  expect(findings).toEqual([
    ...Object.entries(spanish.embed).map(([key, text]) => `embed.${key} is missing: ${text}`),
    'pagination.page is to have the values {page}',
    'search.clear is empty',
    'table.rowCount is to have the forms one, other',
    'search.wipe is no key of birrete',
  ]);
});

test('a language is asked for the forms by which it counts things', () => {
  expect(pluralFormsOf('pt-BR')).toEqual(['one', 'other']);
  expect(pluralFormsOf('pl')).toEqual(['few', 'many', 'one', 'other']);
  expect(pluralFormsOf('ar')).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
  const [finding] = checkCatalogue('pl', {
    table: { rowCount: { one: '{count}', other: '{count}' } },
  }).filter((line) => line.startsWith('table.'));
  expect(finding).toBe('table.rowCount is to have the forms few, many, one, other');
});

test('the Spanish catalogue has every message that a feature declares', async () => {
  const declared = await declaredMessages();
  expect(declared.length).toBeGreaterThan(30);
  for (const { room, defaults } of declared)
    expect(spanish, room).toMatchObject({ [room]: defaults });
  expect(await missingFromSpanish()).toEqual([]);
});
