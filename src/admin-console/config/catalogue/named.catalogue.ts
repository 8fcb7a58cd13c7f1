import type { CatalogueForm, CatalogueRow, CatalogueTable } from './catalogue.ts';

/** A row that is a name and nothing else: a faculty, a career type. */
interface NamedRow extends CatalogueRow {
  readonly name: string;
}

interface NamedWords {
  readonly id: string;
  readonly name: string;
  readonly nameRequired: string;
}

export function nameOf({ name }: NamedRow): string {
  return name;
}

export function namedTable(words: NamedWords): CatalogueTable<NamedRow> {
  return {
    columns: [
      { id: 'id', header: words.id, value: (row) => row.id, width: '5em' },
      {
        id: 'name',
        header: words.name,
        value: nameOf,
        width: 'minmax(10em, 1fr)',
        isLong: true,
        isRowHeader: true,
      },
    ],
    order: { columnId: 'name', direction: 'ascending' },
    searchBy: (row) => [row.name, String(row.id)],
    filters: [],
  };
}

export function namedForm(words: NamedWords): CatalogueForm<NamedRow, 'name'> {
  return {
    fields: () => [{ id: 'name', kind: 'text', label: words.name, required: words.nameRequired }],
    valuesOf: (row) => ({ name: row?.name ?? '' }),
    useChoices: () => noChoices,
  };
}

const noChoices = {};
