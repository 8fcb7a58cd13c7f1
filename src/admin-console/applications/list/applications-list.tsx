import { useMemo } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RetryAlert } from '../../list/retry-alert.tsx';
import { applicationsMessages } from '../applications.messages.ts';
import type { RowDeeds } from './application-actions.tsx';
import type { ApplicationsController } from './applications.controller.ts';
import { applicationColumns } from './applications-columns.tsx';
import { shortDate } from './short-date.ts';

interface ApplicationsListProps {
  readonly applications: ApplicationsController;
  /** The same object between renders, so that rows are not drawn again. */
  readonly deeds: RowDeeds;
}

/** The list in each of its states: loading looks like loading, not like empty (ruling 46). */
export function ApplicationsList({ applications, deeds }: ApplicationsListProps) {
  const { list, shown, filters, sort, setSort, duplicates } = applications;
  const words = useMessages(applicationsMessages);
  const locale = useLocale();
  const columns = useMemo(
    () => applicationColumns({ words, formatDate: shortDate(locale), duplicates, deeds }),
    [words, locale, duplicates, deeds],
  );

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
      onRowOpen={deeds.onView}
      view={JSON.stringify(filters)}
      rowsLabel={(count) => formatMessage(words.rowCount, { count }, locale)}
      emptyText={<EmptyState title={words.empty} />}
    />
  );
}
