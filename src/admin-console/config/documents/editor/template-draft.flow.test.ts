import { describe, expect, it } from 'vitest';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import {
  blockText,
  dataUrlOf,
  editsOf,
  imageNames,
  numberIn,
  officesText,
  signaturePlaces,
  withBlock,
  withImage,
  withNewText,
  withoutBlock,
} from './template-draft.flow.ts';

const [template] = shippedTemplates;
if (template === undefined) throw new Error('No template is shipped.');

it('has the edited parts only, so that the others follow the stored template', () => {
  expect(editsOf(template, { ...template })).toEqual({});
  const renamed = { ...template, name: 'Otro' };
  expect(editsOf(template, renamed)).toEqual({ name: 'Otro' });
  const crest = withImage(renamed, 'escudo', 'data:image/png;base64,AAAA');
  expect(Object.keys(editsOf(template, crest))).toEqual(['name', 'images']);
});

describe('blocks', () => {
  it('are added below the last one, changed and removed', () => {
    const longer = withNewText(template);
    const last = longer.blocks.length - 1;
    expect(longer.blocks[last]).toMatchObject({ kind: 'text', text: '', top: { after: 5 } });
    const [first] = template.blocks;
    if (first === undefined) throw new Error('The template has no block.');
    expect(withBlock(longer, last, first).blocks[last]).toBe(first);
    expect(withoutBlock(longer, last)).toEqual(template);
  });

  it('are recognised by the start of their text, in one line', () => {
    const { blocks } = withNewText(template);
    const block = blocks.at(-1);
    if (block?.kind !== 'text') throw new Error('The new block is no text.');
    expect(blockText({ ...block, text: 'Dado en\n{ciudad}' })).toBe('Dado en {ciudad}');
  });
});

describe('signatures', () => {
  it('are offices, one per line, and texts in brackets', () => {
    const text = 'Rectora\n[Firma | Persona interesada]';
    const places = signaturePlaces(`${text}\n\n`);
    expect(places).toEqual([
      { kind: 'office', office: 'Rectora' },
      { kind: 'text', name: 'Firma', caption: 'Persona interesada' },
    ]);
    expect(officesText(places)).toBe(text);
  });
});

describe('pictures', () => {
  const url = 'data:image/png;base64,AAAA';

  it('are those that blocks show, each once', () => {
    expect(imageNames(template)).toEqual(['escudo']);
  });

  it('are stored without the prefix of their address, and removed', () => {
    const stored = withImage(template, 'escudo', url);
    expect(stored.images).toEqual({ escudo: { type: 'image/png', data: 'AAAA' } });
    expect(dataUrlOf(stored, 'escudo')).toBe(url);
    expect(withImage(stored, 'escudo', '').images).toEqual({});
  });

  it('of another kind are left out', () => {
    expect(withImage(template, 'escudo', 'data:image/gif;base64,AAAA').images).toEqual({});
  });
});

it.each([
  ['12,5', 12.5],
  [' -3.25 ', -3.25],
  ['', undefined],
  ['1e999', undefined],
  ['tres', undefined],
])('%j is read as %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});
