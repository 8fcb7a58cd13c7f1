import { useCallback, useMemo } from 'react';
import { ListTable } from '#admin-console/list/list-table.tsx';
import { useText } from '#messages/messages-context.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Row } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { markedColumns } from '../corrections/marked-columns.ts';
import { titlesMessages } from '../titles.messages.ts';
import type { TitlesController } from './titles.controller.ts';

/** A page of ten titles with pagination. */
export function TitlesPage({ titles }: { readonly titles: TitlesController }) {
  const { list, page, view, areaRef } = titles;
  const { messages, format } = useText(titlesMessages);
  const { first, last, pageCount } = page;
  const total = list.shown.length;

  return (
    <Stack $gap={3} ref={areaRef}>
      <ListTable
        label={messages.title}
        list={list}
        columns={usePageColumns(titles)}
        rows={page.rows}
        onRowOpen={view}
        height="none"
        rowsLabel={usePageLabel(titles)}
        empty={messages.empty}
        emptyFiltered={messages.emptyFiltered}
      />
      {total > 0 && (
        <Row $gap={5} $lineGap={3}>
          <Text tone="muted">{format(messages.showing, { first, last, total })}</Text>
          <Pagination
            label={messages.pages}
            page={page.page}
            pageCount={pageCount}
            onPage={list.goToPage}
          />
        </Row>
      )}
    </Stack>
  );
}

function usePageColumns({ columns, page: { rows }, corrections: { historyOf } }: TitlesController) {
  return useMemo(
    () =>
      markedColumns(
        columns,
        rows.map(({ id }) => historyOf(id).standing.kind),
      ),
    [columns, rows, historyOf],
  );
}

/** The announcement after the page or the number of titles changes. */
function usePageLabel({ list, page: { page, pageCount: pages } }: TitlesController): () => string {
  const { messages, format } = useText(titlesMessages);
  const count = list.shown.length;
  return useCallback(
    () =>
      count === 0
        ? format(messages.found, { count })
        : format(messages.pageRead, { count, page, pages }),
    [messages, format, count, page, pages],
  );
}
