import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../data-table-props.ts';
import { layoutFor, lineHeights, neededWidth } from './table-layout.ts';

const cell = () => null;
const column = (id: string, more: Partial<DataColumn<unknown>> = {}): DataColumn<unknown> => ({
  id,
  header: id,
  cell,
  ...more,
});

describe('layoutFor', () => {
  it.each([
    [1000, 'rows'],
    [999, 3],
    [815, 2],
    [543, 1],
    [319, 'narrow'],
  ])('at %s of 1000 px is %s', (width, layout) => {
    const space = { width, needed: 1000, em: 16, isCramped: false, hasCards: false };
    expect(layoutFor(space)).toBe(layout);
  });

  it.each([
    [544, 2],
    [543, 'card'],
    [240, 'card'],
    [239, 'stacked-card'],
  ])('at %s of 1000 px is %s if the columns have roles in a card', (width, layout) => {
    const space = { width, needed: 1000, em: 16, isCramped: false, hasCards: true };
    expect(layoutFor(space)).toBe(layout);
  });

  it('gives long texts a third line if two would clip them', () => {
    const space = { width: 1000, needed: 900, em: 16, hasCards: true };
    expect(layoutFor({ ...space, isCramped: true })).toBe('tight');
    expect(layoutFor({ ...space, isCramped: false })).toBe('rows');
  });

  it('changes to blocks at the same ratio with larger letters', () => {
    const space = { width: 1000, needed: 2000, em: 32, isCramped: false, hasCards: false };
    expect(layoutFor(space)).toBe(1);
  });
});

describe('neededWidth', () => {
  it('adds up the minimum widths of the columns', () => {
    const columns = [
      column('a', { width: '7em' }),
      column('b', { width: 'minmax(9em, 2fr)' }),
      column('c'),
    ];
    expect(neededWidth(columns)).toBe('calc(7em + 9em + 8em + 0.5em)');
  });
});

describe('linesOf', () => {
  const [line, long, control] = ['line', 'long-line', 'control-line'].map(
    (name) => `var(--table-${name})`,
  );
  const columns = [
    column('date'),
    column('name', { isRowHeader: true, isLong: true }),
    column('status', { hasControl: true }),
    column('place', { isLong: true }),
    column('actions', { isActions: true }),
  ];

  it('has the name first and the actions last if one line follows the other', () => {
    expect(lineHeights(columns, 1)).toEqual([long, line, control, long, control]);
  });

  it('has name and actions in one line if they fit, and each line as high as its highest value', () => {
    expect(lineHeights(columns, 2)).toEqual([`max(${control}, ${long})`, control, long]);
  });

  it('gives a wide value a separate line', () => {
    const wide = [
      column('a'),
      column('b', { isWide: true, isLong: true }),
      column('c'),
      column('d'),
    ];
    expect(lineHeights(wide, 2)).toEqual([line, long, line]);
  });

  it('gives a label that takes two lines the height of two', () => {
    const labelled = [column('kind', { header: 'Tipo de documento' }), column('sheet')];
    expect(lineHeights(labelled, 1)).toEqual([long, line]);
    expect(lineHeights(labelled, 2)).toEqual([long]);
  });

  it('leaves space for the label above a long control', () => {
    expect(lineHeights([column('a', { hasControl: true, isLong: true })], 1)).toEqual([
      'var(--table-stacked-line)',
    ]);
  });
});
