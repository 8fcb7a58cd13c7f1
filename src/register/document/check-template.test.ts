import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/document/document-block.ts';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { checkTemplate } from './check-template.ts';
import { templateOf, textBlock } from './layout/layout.fixtures.ts';

const heading = textBlock('{universidad}', { role: 'heading' });
const name = textBlock('{nombre}');
const degree = textBlock('{titulo}');

function check(...blocks: readonly Block[]) {
  return checkTemplate(templateOf(blocks), ['personeriaJuridica']);
}

test('a heading, a name and a degree are enough', () => {
  expect(check(heading, name, degree)).toEqual([]);
});

test('suggests the placeholder that was meant', () => {
  expect(check(heading, name, degree, textBlock('{fechaEnLetra} {xyz}'))).toEqual([
    {
      kind: 'unknown-placeholder',
      block: 3,
      placeholder: 'fechaEnLetra',
      suggestion: 'fechaEnLetras',
    },
    { kind: 'unknown-placeholder', block: 3, placeholder: 'xyz', suggestion: undefined },
  ]);
});

test.each([
  ['Yo, {nombre, hijo de', '{nombre, hijo de'],
  ['Yo, nombre} y {titulo}', '} y {titulo}'],
  ['{{nombre}', '{{nombre}'],
  ['una llave { muy lejos de la otra', '{ muy lejos de la ot…'],
])('reports the brace in %j that belongs to no placeholder', (wording, text) => {
  expect(check(heading, name, degree, textBlock(wording))).toEqual([
    { kind: 'stray-brace', block: 3, text },
  ]);
});

test('reports an unclosed brace in the title of the file', () => {
  const template = { ...templateOf([heading, name, degree]), title: 'Título de {nombre' };
  expect(checkTemplate(template)).toEqual([
    { kind: 'stray-brace', block: undefined, text: '{nombre' },
  ]);
});

test('knows the extra fields of the university', () => {
  expect(check(heading, name, degree, textBlock('{personeriaJuridica}'))).toEqual([]);
});

test('wants the name, the degree and a heading of a title', () => {
  expect(check(textBlock('Título'))).toEqual([
    { kind: 'missing-placeholder', placeholder: 'nombre' },
    { kind: 'missing-placeholder', placeholder: 'titulo' },
    { kind: 'no-heading' },
  ]);
});

test.each([
  ['beyond the right edge', { x: 150, width: 100 }],
  ['in the margin', { x: 2 }],
  ['below the page', { top: { at: 400 } }],
  ['without a width', { width: 0 }],
])('reports a block %s', (_, place) => {
  expect(check(heading, name, degree, textBlock('Texto', place))).toEqual([
    { kind: 'off-page', block: 3 },
  ]);
});

test('reports a QR code that phones do not read, and a picture that is missing', () => {
  const style = { font: 'garamond', size: 10, align: 'left' } as const;
  const place = { x: 20, top: { at: 100 } };
  const qr: Block = {
    kind: 'qr',
    ...place,
    width: 15,
    alt: '',
    caption: '',
    captionAt: 'right',
    style,
  };
  const image: Block = { kind: 'image', ...place, image: 'escudo', alt: '', width: 20, height: 20 };
  expect(check(heading, name, degree, qr, image)).toEqual([
    { kind: 'small-qr', block: 3, width: 15 },
    { kind: 'missing-image', block: 4, image: 'escudo' },
  ]);
});

describe.each(shippedTemplates.map((template) => [template.name, template] as const))(
  'the shipped template %s',
  (_, template) => {
    test('lacks only what the university adds', () => {
      const extra = [
        'personeriaJuridica',
        'lugarDocumento',
        'libro',
        'nacionalidad',
        'finEstudios',
      ];
      const problems = checkTemplate(template, extra);
      expect(problems.filter(({ kind }) => kind !== 'missing-image')).toEqual([]);
    });

    test('claims nothing that only the law can give', () => {
      expect(JSON.stringify(template)).not.toMatch(
        /t[ií]tulo oficial|misma validez|id[eé]ntic[oa] v/i,
      );
    });
  },
);
