import type { ConfigView } from '#admin-console/addresses/console-links.ts';
import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import type { resources } from '#admin-console/data/resources.ts';
import type { NamedRow } from '#api/catalogues/named-catalogues.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import type {
  Catalogue,
  CatalogueChanges,
  CatalogueForm,
  CatalogueMessages,
  CatalogueTable,
} from './catalogue.ts';

export interface NamedCatalogueMessages extends CatalogueMessages {
  readonly id: string;
  readonly name: string;
  readonly nameRequired: string;
}

export function namedCatalogue(
  id: ConfigView,
  resource: typeof resources.faculties,
  messages: NamedCatalogueMessages,
): Catalogue<NamedRow, 'name'> {
  return {
    id,
    resource,
    messages,
    rowName: entryName,
    table: namedTable(messages),
    form: namedForm(messages),
    changes: namedChanges(resource),
  };
}

function entryName({ name }: NamedRow): string {
  return name;
}

function namedTable(messages: NamedCatalogueMessages): CatalogueTable<NamedRow> {
  return {
    columns: [
      { id: 'id', header: messages.id, value: (row) => row.id, width: '5em', card: 'fact' },
      {
        id: 'name',
        header: messages.name,
        value: entryName,
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

function namedForm(messages: NamedCatalogueMessages): CatalogueForm<NamedRow, 'name'> {
  return {
    fields: () => [
      { id: 'name', kind: 'text', label: messages.name, required: messages.nameRequired },
    ],
    wireNames: { name: 'name' },
    valuesOf: (row) => ({ name: row?.name ?? '' }),
    useChoices: () => noChoices,
  };
}

function namedChanges(resource: typeof resources.faculties): CatalogueChanges<NamedRow, 'name'> {
  return {
    ...resource,
    beginCreate: () =>
      beginCreateOnce({ ...resource, isSame: (row, { name }) => isSameText(row.name, name) }),
  };
}

const noChoices = {};
