import { useEffect, useMemo, useRef } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RetryAlert } from '../../list/retry-alert.tsx';
import { configMessages } from '../config.messages.ts';
import type { CatalogueController } from './catalogue.controller.ts';
import type { Catalogue, CatalogueRow } from './catalogue.ts';
import { type CatalogueActions, catalogueColumns } from './catalogue-columns.tsx';

interface CatalogueTableProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  readonly panel: CatalogueController<Row>;
}

/** The list in each of its states: loading looks like loading, not like empty (ruling 46). */
export function CatalogueTable<Row extends CatalogueRow, Field extends string>({
  catalogue,
  panel,
}: CatalogueTableProps<Row, Field>) {
  const words = useMessages(configMessages);
  const locale = useLocale();
  const actions = useActions(panel);
  const columns = useMemo(
    () => catalogueColumns(catalogue, words, actions),
    [catalogue, words, actions],
  );
  const { list, isFiltered, clearFilters } = panel;
  const { empty, emptyFiltered, rowCount } = catalogue.words;

  if (list.status === 'failed') {
    return <RetryAlert onRetry={list.retry}>{list.sentence}</RetryAlert>;
  }
  const clear = (
    <Button variant="secondary" onClick={clearFilters}>
      {words.clearFilters}
    </Button>
  );
  return (
    <DataTable
      label={words[catalogue.id]}
      columns={columns}
      rows={panel.shown}
      rowKey={({ id }) => id}
      state={list.status}
      sort={panel.sort}
      onSortChange={panel.setSort}
      view={panel.view}
      rowsLabel={(count) => formatMessage(rowCount, { count }, locale)}
      emptyText={
        isFiltered ? (
          <EmptyState title={emptyFiltered} action={clear} />
        ) : (
          <EmptyState title={empty} />
        )
      }
    />
  );
}

/** The columns keep these for as long as the tab stands; what they do is always the latest. */
function useActions<Row>({ open }: CatalogueController<Row>): CatalogueActions<Row> {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  return useMemo(
    () => ({
      onEdit: (row) => latest.current({ kind: 'form', row }),
      onRemove: (row) => latest.current({ kind: 'removal', row }),
    }),
    [],
  );
}
