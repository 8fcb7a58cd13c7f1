import type { NamedRow } from '../../../api/catalogues/named-catalogues.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import type { resources } from '../../data/resources.ts';
import type { CatalogueChanges, CatalogueForm, CatalogueTable } from './catalogue.ts';

interface NamedMessages {
  readonly id: string;
  readonly name: string;
  readonly nameRequired: string;
}

export function nameOf({ name }: NamedRow): string {
  return name;
}

export function namedTable(messages: NamedMessages): CatalogueTable<NamedRow> {
  return {
    columns: [
      { id: 'id', header: messages.id, value: (row) => row.id, width: '5em' },
      {
        id: 'name',
        header: messages.name,
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

export function namedForm(messages: NamedMessages): CatalogueForm<NamedRow, 'name'> {
  return {
    fields: () => [
      { id: 'name', kind: 'text', label: messages.name, required: messages.nameRequired },
    ],
    valuesOf: (row) => ({ name: row?.name ?? '' }),
    useChoices: () => noChoices,
  };
}

export function namedChanges(
  resource: typeof resources.faculties,
): CatalogueChanges<NamedRow, 'name'> {
  return {
    ...resource,
    beginCreate: () =>
      beginCreateOnce({ ...resource, isSame: (row, { name }) => isSameText(row.name, name) }),
  };
}

const noChoices = {};
