import { useCallback, useMemo } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import {
  type HandoverMessages,
  handoverMessages,
} from '#admin-console/titles/collection/handover.messages.ts';
import type { HandoverRow } from '#admin-console/titles/collection/handover-rows.flow.ts';
import { markedColumns } from '#admin-console/titles/corrections/marked-columns.ts';
import { useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { BookSummary } from '../handover.styles.ts';
import type { HandoverBookController } from './handover-book.controller.ts';
import { handoverColumns } from './handover-columns.tsx';

interface BookProps {
  readonly book: HandoverBookController;
}

/** The titles of the view, or the state of the list. */
export function HandoverTable({ book }: BookProps) {
  const { source, view, shown, selection, setTask, actaWidth } = book;
  const { messages, format, locale } = useText(handoverMessages);
  const { can } = useConsole();
  const canRecord = can('titles.hand-over');
  const allColumns = useMemo(
    () =>
      handoverColumns({
        view,
        messages,
        locale,
        selection: canRecord ? selection : undefined,
        onView: (title) => setTask({ kind: 'title', title }),
        actaWidth,
      }),
    [view, messages, locale, canRecord, selection, setTask, actaWidth],
  );
  const columns = useMemo(
    () =>
      markedColumns(
        allColumns,
        shown.map(({ standing }) => standing),
      ),
    [allColumns, shown],
  );
  const rowsLabel = useCallback(
    (count: number) => format(messages.count, { count }),
    [messages, format],
  );
  if (source.status === 'failed') {
    return <RetryAlert onRetry={source.retry}>{source.message}</RetryAlert>;
  }
  return (
    <>
      {source.status === 'ready' && <Summary book={book} canRecord={canRecord} />}
      <DataTable<HandoverRow>
        label={messages.title}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        state={source.status}
        view={`${view} ${book.ceremony} ${book.query}`}
        height="24em"
        rowsLabel={rowsLabel}
        emptyText={<EmptyState title={emptyText(book, messages)} />}
      />
    </>
  );
}

function emptyText({ view, isSearching }: HandoverBookController, messages: HandoverMessages) {
  if (isSearching) return messages.noneFound;
  if (view === 'overdue') return messages.noneOverdue;
  return view === 'pending' ? messages.nonePending : messages.noneDelivered;
}

/** The number of titles, and the selection. */
function Summary({ book, canRecord }: BookProps & { readonly canRecord: boolean }) {
  const { shown, collectable, selected, view, days } = book;
  const { messages, format } = useText(handoverMessages);
  const count = shown.length;
  return (
    <BookSummary>
      <Text>
        {format(messages.count, { count })}
        {view === 'overdue' && days !== undefined && (
          <> · {format(messages.overdueText, { count: days })}</>
        )}
      </Text>
      {canRecord && view !== 'delivered' && collectable.length > 0 && (
        <Cluster>
          {selected.length > 0 && (
            <Button variant="quiet" onClick={book.selectNone}>
              {messages.selectNone}
            </Button>
          )}
          {selected.length < collectable.length && (
            <Button variant="quiet" onClick={book.selectAll}>
              {format(messages.selectAll, { count: collectable.length })}
            </Button>
          )}
        </Cluster>
      )}
    </BookSummary>
  );
}
