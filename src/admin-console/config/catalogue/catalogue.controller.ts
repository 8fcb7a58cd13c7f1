import { useMemo } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { rowsOf, useList } from '../../data/use-list.ts';
import { useListController } from '../../list/list.controller.ts';
import { choicesOf } from '../../list/list-filter.flow.ts';
import { useListDialog } from '../../list/use-list-dialog.ts';
import { configMessages } from '../config.messages.ts';
import type { Catalogue, CatalogueRow } from './catalogue.ts';
import { catalogueColumns } from './catalogue-columns.tsx';
import type { CatalogueDialog } from './catalogue-dialog.ts';

/** One catalogue's list and the dialog over it. */
export function useCatalogue<Row extends CatalogueRow, Field extends string>(
  catalogue: Catalogue<Row, Field>,
) {
  const words = useMessages(configMessages);
  const { order, searchBy: textsOf, filters: offered } = catalogue.table;
  const read = useList(catalogue.resource);
  // Rows that are equal in the chosen order keep this one.
  const source = useMemo(
    () => (read.status === 'ready' ? { ...read, rows: read.rows.toSorted(byId) } : read),
    [read],
  );
  const rows = rowsOf(source);
  const dialog = useListDialog<Row, CatalogueDialog<Row>>(rows);
  const { open } = dialog;
  const canReissue = useGraduation().api.offers('password-reset');
  const columns = useMemo(() => {
    const reissue = canReissue ? catalogue.reissue : undefined;
    return catalogueColumns({ ...catalogue, reissue }, words, open);
  }, [catalogue, words, open, canReissue]);
  const filters = useMemo(
    () =>
      offered.map(({ choiceOf, ...filter }) => ({
        ...filter,
        choices: choicesOf(rows, choiceOf),
        keyOf: (row: Row) => choiceOf(row)?.key,
      })),
    [offered, rows],
  );
  const name = `config-${catalogue.id}`;
  const list = useListController({ name, source, columns, filters, textsOf, order });
  return { list, columns, ...dialog };
}

function byId(a: CatalogueRow, b: CatalogueRow): number {
  return a.id - b.id;
}
