import { catalan } from 'birrete/messages/ca';
import { english } from 'birrete/messages/en';
import { portuguese } from 'birrete/messages/pt-BR';
import { describe, expect, test } from 'vitest';
import { checkCatalogue, pluralFormsOf } from '#build/check-catalogue.ts';
import { declaredMessages, missingFromSpanish } from '#build/declared-messages.ts';
import { spanish } from '#languages/spanish.ts';
import { formsOf, type MessagesByNamespace, type MessageTable } from '#messages/define-messages.ts';
import { fieldLabels, lookUpLabels } from '#ui/application-fields/application-fields.messages.ts';

/**
 * Languages, with letters and short Spanish vocabulary that they lack, and with other words for a concept than those of
 * `src/languages/README.md`.
 */
const languages = [
  {
    tag: 'en',
    catalogue: english,
    spanishOnly: /[áéíóúñ¿¡«»]/i,
    otherTerms: /'|\.\.\.|\b(authorit(y|ies)|nomenclatures?|hand-over)\b|\byour title\b/i,
  },
  {
    tag: 'pt-BR',
    catalogue: portuguese,
    spanishOnly: /[ñ¿¡«»]|(?<![\p{L}-])(el|los|las|del|y|con|hay|sin)(?!\p{L})/iu,
    otherTerms:
      /\.\.\.|nomenclatura|outra via|títulos? (\{name\} )?(emitid|anulad|retificad|entregue)/i,
  },
  {
    tag: 'ca',
    catalogue: catalan,
    spanishOnly: /[áñ¿¡]|(?<![\p{L}-])(los|las|y|con|para|hay|sin)(?!\p{L})/iu,
    otherTerms:
      /'|\.\.\.|nomenclatura|carrer[ae]|acte de grau|oficina de graus|el comprovant|emès|emeso|emissió/i,
  },
] as const;

const sharedLabels = { ...fieldLabels, ...lookUpLabels };

const names = /José Gregorio Peña|María Inés Núñez/;

function texts(catalogue: MessagesByNamespace): readonly string[] {
  return Object.values(catalogue).flatMap((messages = {}) =>
    Object.values(messages).flatMap((message) => (message === undefined ? [] : formsOf(message))),
  );
}

/** The labels of a field in the features that share its Spanish label. */
function labelsOf(catalogue: MessagesByNamespace, key: string, label: string) {
  return Object.entries<MessageTable>(spanish)
    .filter(([, messages]) => messages[key] === label)
    .map(([feature]) => catalogue[feature]?.[key]);
}

describe.each(languages)('$tag', ({ tag, catalogue, spanishOnly, otherTerms }) => {
  test("has every message, with the language's plural categories and the same values", () => {
    expect(checkCatalogue(tag, catalogue)).toEqual([]);
  });

  test('contains no Spanish', () => {
    const odd = texts(catalogue).filter((text) => spanishOnly.test(text.replace(names, '')));
    expect(odd).toEqual([]);
  });

  test('has one term per concept, and typographic marks', () => {
    expect(texts(catalogue).filter((text) => otherTerms.test(text))).toEqual([]);
  });

  test('gives a field of an application the same label in every feature', () => {
    const differing = Object.entries(sharedLabels)
      .map(([key, label]) => labelsOf(catalogue, key, label))
      .filter((labels) => new Set(labels).size !== 1);
    expect(differing).toEqual([]);
  });

  test('translates every longer Spanish text', () => {
    const longTexts = texts(spanish).filter((text) => text.split(' ').length > 3);
    const same = longTexts.filter((text) => texts(catalogue).includes(text));
    expect(same).toEqual([]);
  });
});

test('Catalan uses the middle dot', () => {
  expect(texts(catalan).filter((text) => /l\.l|l•l/.test(text))).toEqual([]);
});

test('Catalan addresses the reader as vós', () => {
  const singular =
    /(?<![\p{L}-])(teu|teva|teus|teves|hagis|vulguis|puguis|siguis|et|tu|tens|podràs|volies|escriguis)(?!\p{L})|’t(?!\p{L})/iu;
  expect(texts(catalan).filter((text) => singular.test(text))).toEqual([]);
});

test('Catalan asks the reader in the plural, and names the action of a button in the singular', () => {
  const singular =
    /(?<=^|[.:?] | o )(acosta|canvia|compara|completa|crea|deixa|escriu|fes|introdueix|mantén|permet|revisa|torna|treu|tria)(?=[ ’-])/iu;
  const statements = texts(catalan).filter((text) => /[.?]$/.test(text));
  expect(statements.filter((text) => singular.test(text))).toEqual([]);
  const { annul, rectify, duplicate, cancel } = catalan.titleCorrections;
  expect([annul, rectify, duplicate, cancel].filter((text) => /^\S+r\b/.test(text))).toEqual([]);
});

test('reports the keys that a catalogue lacks', () => {
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

test('requires the plural categories of the language', () => {
  expect(pluralFormsOf('pt-BR')).toEqual(['one', 'other']);
  expect(pluralFormsOf('pl')).toEqual(['few', 'many', 'one', 'other']);
  expect(pluralFormsOf('ar')).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
  const [finding] = checkCatalogue('pl', {
    table: { rowCount: { one: '{count}', other: '{count}' } },
  }).filter((line) => line.startsWith('table.'));
  expect(finding).toBe('table.rowCount is to have the forms few, many, one, other');
});

test('Spanish has every message that a feature declares', async () => {
  const declared = await declaredMessages();
  expect(declared.length).toBeGreaterThan(30);
  for (const { namespace, defaults } of declared)
    expect(spanish, namespace).toMatchObject({ [namespace]: defaults });
  expect(await missingFromSpanish()).toEqual([]);
});
