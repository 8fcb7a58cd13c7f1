import { describe, expect, test } from 'vitest';
import { chooseFilters, distinctChoices, filterRows, type ListFilter } from './list-filter.flow.ts';

interface Row {
  readonly id: number;
  readonly place?: string;
  readonly isOpen: boolean;
}

const rows: readonly Row[] = [
  { id: 1, place: 'Ñuble', isOpen: true },
  { id: 2, place: 'nube', isOpen: false },
  { id: 3, isOpen: true },
];
const choiceOf = ({ place }: Row) =>
  place === undefined ? undefined : { key: place, label: place };
const filters: readonly ListFilter<Row>[] = [
  {
    id: 'place',
    label: 'Place',
    allLabel: 'All',
    choices: distinctChoices(rows, choiceOf),
    keyOf: ({ place }) => place,
  },
  {
    id: 'open',
    label: 'Open',
    choices: [{ key: 'yes', label: '' }],
    keyOf: ({ isOpen }) => (isOpen ? 'yes' : 'no'),
  },
];
const filtered = (keys: Readonly<Record<string, string>>) =>
  filterRows(rows, chooseFilters(filters, keys));

describe('the rows that filters let through', () => {
  test.each([
    [{ place: 'Ñuble' }, [1]],
    [{ open: 'yes' }, [1, 3]],
    [{ place: 'nube', open: 'yes' }, []],
  ])('of %j are %j', (keys, ids) => {
    expect(filtered(keys).map(({ id }) => id)).toEqual(ids);
  });

  test.each([{}, { place: '' }, { place: 'nowhere' }, { place: '<script>', open: 'no' }])(
    'are all of them where nothing that can be chosen is chosen: %j',
    (keys) => {
      expect(filtered(keys)).toBe(rows);
    },
  );
});

test('a row may belong to several choices', () => {
  const overlapping: ListFilter<Row> = {
    id: 'kind',
    label: 'Kind',
    choices: ['any', 'open'].map((key) => ({ key, label: key })),
    keyOf: ({ isOpen }) => (isOpen ? ['any', 'open'] : ['any']),
  };
  const shownIds = (kind: string) =>
    filterRows(rows, chooseFilters([overlapping], { kind })).map(({ id }) => id);
  expect(shownIds('any')).toEqual([1, 2, 3]);
  expect(shownIds('open')).toEqual([1, 3]);
});

test('choices are what the rows hold, each once, in Spanish order', () => {
  const labels = distinctChoices([...rows, { id: 4, place: 'nube', isOpen: true }], choiceOf);
  expect(labels.map(({ label }) => label)).toEqual(['nube', 'Ñuble']);
});
