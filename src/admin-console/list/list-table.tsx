import { useMemo } from 'react';
import { useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { DataTableProps } from '#ui/table/data-table-props.ts';
import { MutedText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { dataMessages } from '../data/data.messages.ts';
import type { ListState } from '../data/use-list.ts';
import type { ListController } from './list.controller.ts';
import type { ListColumn } from './sort-rows.flow.ts';

interface IdentifiedRow {
  readonly id: number;
}

interface ListTableProps<Row extends IdentifiedRow>
  extends Pick<DataTableProps<Row>, 'label' | 'rowsLabel' | 'onRowOpen' | 'height'> {
  readonly list: ListController<Row>;
  /** A stable array. */
  readonly columns: readonly ListColumn<Row>[];
  /** @default all matching rows */
  readonly rows?: readonly Row[] | undefined;
  /** The message of an empty list. */
  readonly empty: string;
  /** The message when no row matches the filters. */
  readonly emptyFiltered: string;
}

/** The table of a list in each state: loading, failed with a retry, empty, nothing found, rows. */
export function ListTable<Row extends IdentifiedRow>(props: ListTableProps<Row>) {
  const { list, columns, rows = list.shown, empty, emptyFiltered, ...table } = props;
  const { source, sort, setSort, view, isFiltered } = list;
  const sortable = useMemo(
    () => columns.map((column) => ({ ...column, isSortable: column.sortBy !== undefined })),
    [columns],
  );
  if (source.status === 'failed') {
    return <RetryAlert onRetry={source.retry}>{source.message}</RetryAlert>;
  }
  return (
    <>
      <DataTable
        {...table}
        columns={sortable}
        rows={rows}
        rowKey={rowId}
        state={source.status}
        sort={sort}
        onSortChange={setSort}
        view={view}
        emptyText={<EmptyState title={isFiltered ? emptyFiltered : empty} />}
      />
      <UnreadableRows list={source} />
    </>
  );
}

function rowId({ id }: IdentifiedRow): number {
  return id;
}

/** The number of rows that could not be decoded, shown below the table. */
function UnreadableRows({ list }: { readonly list: ListState<unknown> }) {
  const {
    messages: { unreadableRows },
    format,
  } = useText(dataMessages);
  const count = list.status === 'ready' ? (list.unreadable ?? 0) : 0;
  if (count === 0) return null;
  return (
    <Text tone="muted" size="small">
      {format(unreadableRows, { count })}
    </Text>
  );
}

interface OptionalTextProps {
  readonly text: string | undefined;
  /** Shown instead of a missing or empty text. */
  readonly missing: string;
}

/** A text that the server may omit. */
export function OptionalText({ text, missing }: OptionalTextProps) {
  return text === undefined || text === '' ? <MutedText>{missing}</MutedText> : text;
}
