import { useMemo } from 'react';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useListController } from '#admin-console/list/list.controller.ts';
import { distinctChoices } from '#admin-console/list/list-filter.flow.ts';
import { useListDialog } from '#admin-console/list/use-list-dialog.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useResumedDialog } from '#admin-console/navigation/drafts/use-resumed-dialog.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { configMessages } from '../config.messages.ts';
import type { CatalogueRow, ListedCatalogue } from './catalogue.ts';
import { catalogueColumns } from './catalogue-columns.tsx';
import type { CatalogueDialog } from './catalogue-dialog.ts';

/** The list of a catalogue and its open dialog. */
export function useCatalogue<Row extends CatalogueRow>(catalogue: ListedCatalogue<Row>) {
  const messages = useMessages(configMessages);
  const { order, searchBy: textsOf, filters: filterOptions } = catalogue.table;
  const unsorted = useList(catalogue.resource);
  // The order of rows that are equal in the selected sort order.
  const source = useMemo(
    () =>
      unsorted.status === 'ready' ? { ...unsorted, rows: unsorted.rows.toSorted(byId) } : unsorted,
    [unsorted],
  );
  const rows = rowsOf(source);
  const dialog = useListDialog<Row, CatalogueDialog<Row>>(rows);
  const { open } = dialog;
  useResumedDialog({
    isReady: source.status === 'ready',
    open,
    dialogOf: ({ kind, ids: [id] }): CatalogueDialog<Row> | undefined => {
      if (kind !== 'form') return undefined;
      const row = rows.find((each) => each.id === id);
      return id === undefined || row !== undefined ? { kind, row } : undefined;
    },
  });
  const { can } = useConsole();
  const columns = useMemo(
    () => catalogueColumns({ catalogue, messages, open, can }),
    [catalogue, messages, open, can],
  );
  const filters = useMemo(
    () =>
      filterOptions.map(({ choiceOf, ...filter }) => ({
        ...filter,
        choices: distinctChoices(rows, choiceOf),
        keyOf: (row: Row) => choiceOf(row)?.key,
      })),
    [filterOptions, rows],
  );
  const name = catalogue.listName ?? `config-${catalogue.id}`;
  const list = useListController({ name, source, columns, filters, textsOf, order });
  return { list, columns, ...dialog };
}

function byId(a: CatalogueRow, b: CatalogueRow): number {
  return a.id - b.id;
}
