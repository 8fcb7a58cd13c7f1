import { describe, expect, test } from 'vitest';
import type { Block, QrBlock } from '#domain/document/document-block.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { layOut } from './lay-out.ts';
import { plainValues, templateOf, textBlock, typewriter } from './layout.fixtures.ts';

const verification = { url: 'https://titulos.universidad.edu/K7MQ', code: 'K7MQ-2XHD-9RTL' };

function problemsOf(blocks: readonly Block[], page: Partial<DocumentTemplate['page']> = {}) {
  return layOut(templateOf(blocks, page), { ...plainValues, verification }, typewriter).problems;
}

const code: QrBlock = {
  kind: 'qr',
  x: 20,
  top: { at: 100 },
  width: 24,
  alt: 'Código',
  caption: 'Comprueba',
  captionAt: 'below',
  style: { font: 'garamond', size: 8, align: 'left' },
};

describe('texts at one place', () => {
  test('are reported, each pair once', () => {
    expect(
      problemsOf([textBlock('Uno'), textBlock('Dos'), textBlock('Tres', { x: 150, width: 50 })]),
    ).toEqual([{ kind: 'overlap', block: 0, other: 1 }]);
  });

  test('are reported over a code, and under it', () => {
    const over = textBlock('Encima', { x: 22, width: 100, top: { at: 110 } });
    expect(problemsOf([code, over])).toEqual([{ kind: 'overlap', block: 0, other: 1 }]);
    expect(problemsOf([over, code])).toEqual([{ kind: 'overlap', block: 0, other: 1 }]);
  });

  test('are reported in the white around a code, which covers them', () => {
    const above = textBlock('Rectora', { x: 22, width: 100, top: { at: 94 } });
    expect(problemsOf([above, code])).toEqual([{ kind: 'overlap', block: 0, other: 1 }]);
    expect(problemsOf([{ ...above, top: { at: 80 } }, code])).toEqual([]);
  });

  test('are those whose letters meet, not whose areas do', () => {
    const right = textBlock('Derecha', { style: { font: 'garamond', size: 20, align: 'right' } });
    expect(problemsOf([textBlock('Izquierda'), right])).toEqual([]);
    expect(problemsOf([textBlock('Arriba'), textBlock('Abajo', { top: { at: 28 } })])).toEqual([]);
  });

  test('may stand on a picture', () => {
    const image: Block = {
      kind: 'image',
      image: 'x',
      x: 5,
      top: { at: 15 },
      width: 50,
      height: 50,
    };
    const images = { x: { type: 'image/png' as const, data: '' } };
    const template = { ...templateOf([image, textBlock('Sobre el escudo')]), images };
    expect(layOut(template, plainValues, typewriter).problems).toEqual([]);
  });

  test('on different pages are apart', () => {
    const blocks = [textBlock('Uno'), textBlock('Dos', { top: { after: 280 } })];
    expect(problemsOf(blocks, { pages: 'many' })).toEqual([]);
  });
});

describe('an offset for preprinted stock', () => {
  const offset = (right: number, down: number) => ({
    stock: { kind: 'preprinted' as const, right, down },
  });
  const narrow = textBlock('{nombre}', { x: 20, width: 100 });

  test('that leaves everything on the sheet is fine', () => {
    expect(problemsOf([narrow], offset(3, -2))).toEqual([]);
    expect(problemsOf([textBlock('{nombre}')], { stock: { kind: 'blank' } })).toEqual([]);
  });

  test.each([
    [-16, 0],
    [86, 0],
    [0, -16],
    [0, 300],
  ])('of %i mm to the right and %i mm down moves a text off the sheet', (right, down) => {
    expect(problemsOf([narrow], offset(right, down))).toEqual([{ kind: 'shifted-off', block: 0 }]);
  });

  test('does not concern what is on the stock', () => {
    expect(problemsOf([{ ...narrow, preprinted: true }], offset(0, 300))).toEqual([]);
  });
});
