import { useMemo } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RetryAlert } from '../../list/retry-alert.tsx';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import type { CeremoniesController } from './ceremonies.controller.ts';
import { type CeremonyActions, ceremonyColumns } from './ceremonies-columns.tsx';

interface CeremoniesListProps {
  readonly ceremonies: CeremoniesController;
  /** The same object between renders, so that rows are not drawn again. */
  readonly actions: CeremonyActions;
}

/** The list in each of its states: loading looks like loading, not like empty (ruling 46). */
export function CeremoniesList({ ceremonies, actions }: CeremoniesListProps) {
  const { list, shown, filters, isFiltered, sort, setSort } = ceremonies;
  const words = useMessages(ceremoniesMessages);
  const locale = useLocale();
  const columns = useMemo(() => ceremonyColumns(words, locale, actions), [words, locale, actions]);

  if (list.status === 'failed') {
    return <RetryAlert onRetry={list.retry}>{list.sentence}</RetryAlert>;
  }
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      state={list.status}
      sort={sort}
      onSortChange={setSort}
      view={JSON.stringify([filters.q, filters.status])}
      rowsLabel={(count) => formatMessage(words.rowCount, { count }, locale)}
      emptyText={<EmptyState title={isFiltered ? words.emptyFiltered : words.empty} />}
    />
  );
}
