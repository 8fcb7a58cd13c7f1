import { describe, expect, it } from 'vitest';
import type { DataColumn } from '../data-table-props.ts';
import { cardOf } from './table-card.ts';

const column = (id: string, more: Partial<DataColumn<unknown>>): DataColumn<unknown> => ({
  id,
  header: id,
  cell: () => null,
  ...more,
});

const columns = [
  column('code', { card: 'key', width: '14ch', hasControl: true }),
  column('name', { isRowHeader: true, isLong: true }),
  column('number', {}),
  column('career', { card: 'text', isLong: true }),
  column('place', { card: 'text' }),
  column('status', { card: 'mark', width: 'minmax(9em, 1fr)' }),
  column('record', { card: 'fact' }),
  column('folio', { card: 'fact' }),
  column('since', { card: 'fact', isLong: true }),
  column('actions', { isActions: true }),
];

function placesOf(layout: 'card' | 'stacked-card') {
  const { places } = cardOf(columns, layout);
  return Object.fromEntries(columns.map(({ id }, index) => [id, places[index]]));
}

describe('cardOf', () => {
  it('has name and mark in the first line, key and first text in the second', () => {
    expect(placesOf('card')).toMatchObject({
      name: { line: 1, part: 'before-mark' },
      status: { line: 1, part: 'mark' },
      code: { line: 2, part: 'key' },
      career: { line: 2, part: 'after-key' },
      place: { line: 3, part: 'whole' },
    });
    expect(cardOf(columns, 'card').tracks).toBe('14ch minmax(0, 1fr) 9em');
  });

  it('has two facts in a line, unless one is long, and the actions last', () => {
    const { record, folio, since, actions } = placesOf('card');
    expect([record, folio, since, actions].map((place) => place?.line)).toEqual([4, 4, 5, 6]);
    expect(folio?.part).toBe('second-half');
  });

  it('has a fact with a long label alone in its line', () => {
    const term = [
      column('En el cargo desde', { card: 'fact' }),
      column('Hasta', { card: 'fact' }),
      column('Firma', { card: 'fact' }),
    ];
    expect(cardOf(term, 'card').places.map((place) => place?.line)).toEqual([1, 2, 2]);
  });

  it('labels facts, and gives no place to a column without a role', () => {
    const { record, career, number } = placesOf('card');
    expect([record?.isLabelled, career?.isLabelled, number]).toEqual([true, false, undefined]);
  });

  it('has one value in a line if little fits', () => {
    const { name, status, code, career } = placesOf('stacked-card');
    expect([name, status, code, career].map((place) => place?.line)).toEqual([1, 2, 3, 4]);
    expect(status?.part).toBe('whole');
  });

  it('makes each line as high as its highest value', () => {
    const { lines } = cardOf(columns, 'card');
    expect(lines).toEqual([
      'var(--table-long-line)',
      'max(var(--table-control-line), var(--table-long-line))',
      'var(--table-line)',
      'var(--table-line)',
      'var(--table-long-line)',
      'var(--table-control-line)',
    ]);
  });
});
