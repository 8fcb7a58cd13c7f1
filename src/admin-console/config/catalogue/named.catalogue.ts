import type { CatalogueColumn, CatalogueField, CatalogueRow, FieldValues } from './catalogue.ts';
import { searchKey, sortKey } from './catalogue.ts';

/** A row that is a name and nothing else: a faculty, a career type. */
interface NamedRow extends CatalogueRow {
  readonly name: string;
}

interface NamedWords {
  readonly id: string;
  readonly name: string;
  readonly nameRequired: string;
}

/** What faculties and career types have in common: an id, a name, and a form that asks for it. */
export function namedParts(words: NamedWords) {
  return {
    columns: namedColumns(words),
    order: { columnId: 'name', direction: 'ascending' },
    findBy: (row: NamedRow) => [row.name, String(row.id)],
    filters: [],
    noFilters: onlySearch,
    nameOf: (row: NamedRow) => row.name,
    fields: [nameField(words)],
    blank: { name: '' },
    valuesOf: (row: NamedRow): FieldValues<'name'> => ({ name: row.name }),
    useChoices: () => noChoices,
  } as const;
}

const onlySearch = { [searchKey]: '', [sortKey]: '' };
const noChoices = {};

function namedColumns(words: NamedWords): readonly CatalogueColumn<NamedRow>[] {
  return [
    { id: 'id', header: words.id, value: (row) => row.id, width: '5em' },
    {
      id: 'name',
      header: words.name,
      value: (row) => row.name,
      width: 'minmax(10em, 1fr)',
      isLong: true,
      isRowHeader: true,
    },
  ];
}

function nameField(words: NamedWords): CatalogueField<NamedRow, 'name'> {
  return { id: 'name', kind: 'text', label: words.name, required: words.nameRequired };
}
