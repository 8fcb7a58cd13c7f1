import { array, constantFrom, assert as holds, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/document/document-block.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { mergeTemplate } from './merge-template.flow.ts';
import { blockText, editsOf, withNewText } from './template-draft.flow.ts';

const [shipped] = shippedTemplates;
if (shipped === undefined) throw new Error('No template is shipped.');
const blank = withNewText({ ...shipped, blocks: [] }).blocks[0];
if (blank?.kind !== 'text') throw new Error('A new text is no text.');

const text = (written: string): Block => ({ ...blank, text: written });

/** The shipped template with texts as its blocks. */
const texts = (...written: readonly string[]): DocumentTemplate => ({
  ...shipped,
  blocks: written.map(text),
});

function merge(base: DocumentTemplate, mine: DocumentTemplate, theirs: DocumentTemplate) {
  const { template, changes } = mergeTemplate(base, editsOf(base, mine), theirs);
  return { template, changes, texts: template.blocks.map(blockText) };
}

describe('elements', () => {
  const base = texts('a', 'b', 'c');

  test.each([
    ['that only the other changed', ['a', 'b', 'c', 'mine'], ['a', 'B', 'c'], 'a B c mine'],
    ['that only the user changed', ['A', 'b', 'c'], ['a', 'b', 'c', 'theirs'], 'A b c theirs'],
    ['beside each other', ['a', 'B', 'c'], ['a', 'b', 'C'], 'a B C'],
    ['that both changed', ['a', 'mine', 'c'], ['a', 'theirs', 'c'], 'a mine theirs c'],
    ['that both changed alike', ['a', 'B', 'c'], ['a', 'B', 'c'], 'a B c'],
    [
      'that both added at one place',
      ['a', 'b', 'c', 'mine'],
      ['a', 'b', 'c', 'theirs'],
      'a b c mine theirs',
    ],
    ['that the other removed', ['A', 'b', 'c'], ['a', 'c'], 'A c'],
    ['that the user removed', ['a', 'c'], ['a', 'b', 'C'], 'a C'],
    ['that the user removed and the other changed', ['a', 'c'], ['a', 'B', 'c'], 'a B c'],
    ['that the user changed and the other removed', ['a', 'B', 'c'], ['a', 'c'], 'a B c'],
  ])('%s', (_, mine, theirs, expected) => {
    expect(merge(base, texts(...mine), texts(...theirs)).texts.join(' ')).toBe(expected);
  });

  test('the other user’s changes are named', () => {
    const { changes } = merge(base, texts('a', 'mine', 'c'), texts('theirs a', 'theirs b'));
    expect(changes).toEqual([
      { kind: 'block', block: text('theirs a'), isBeside: false },
      { kind: 'block', block: text('theirs b'), isBeside: true },
      { kind: 'removed', block: text('c') },
    ]);
  });

  test('a change that both made is not named', () => {
    expect(merge(base, texts('a', 'B'), texts('a', 'B')).changes).toEqual([]);
  });

  test('an element is the same in another order of its keys', () => {
    const reordered = base.blocks.map(
      (block) => Object.fromEntries(Object.entries(block).reverse()) as unknown as Block,
    );
    const theirs = { ...base, blocks: reordered };
    const merged = merge(base, texts('a', 'B', 'c'), theirs);
    expect([merged.texts.join(' '), merged.changes]).toEqual(['a B c', []]);
  });
});

test('no element that either user wrote is lost, and one user alone gets what they wrote', () => {
  const written = array(constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
  holds(
    property(written, written, written, (base, mine, theirs) => {
      const merged = merge(texts(...base), texts(...mine), texts(...theirs)).texts;
      const added = [...mine, ...theirs].filter((each) => !base.includes(each));
      expect(added.every((each) => merged.includes(each))).toBe(true);
      expect(merge(texts(...base), texts(...mine), texts(...base)).texts).toEqual(mine);
      expect(merge(texts(...base), texts(...base), texts(...theirs)).texts).toEqual(theirs);
    }),
  );
});

describe('other parts', () => {
  test('that only the other changed follow, those that both changed stay as the user wrote them', () => {
    const base = texts('a');
    const theirs = { ...base, name: 'Suyo', title: 'Otro archivo' };
    const { template, changes } = merge(base, { ...base, name: 'Mío' }, theirs);
    expect(template).toMatchObject({ name: 'Mío', title: 'Otro archivo' });
    expect(changes).toEqual([
      { kind: 'part', part: 'name', isReplaced: true },
      { kind: 'part', part: 'title', isReplaced: false },
    ]);
  });

  test('pictures are merged by their names', () => {
    const picture = (data: string) => ({ type: 'image/png' as const, data });
    const [former, mine, theirs] = [picture('AAAA'), picture('BBBB'), picture('CCCC')];
    const withImages = (images: DocumentTemplate['images']) => ({ ...texts('a'), images });
    const base = withImages({ escudo: former, marca: former, orla: former, sello: former });
    const { template } = merge(
      base,
      withImages({ escudo: mine, marca: former, sello: former, lema: mine }),
      withImages({ escudo: former, marca: theirs, orla: former, fondo: theirs }),
    );
    expect(template.images).toEqual({ escudo: mine, marca: theirs, lema: mine, fondo: theirs });
  });

  test('without the former template, the edits of the user stay', () => {
    const { template, changes } = mergeTemplate({}, { blocks: [text('mine')] }, texts('theirs'));
    expect(template.blocks).toEqual([text('mine')]);
    expect(changes).toEqual([]);
  });
});
