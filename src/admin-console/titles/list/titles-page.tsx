import { useCallback } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { ListTable } from '../../list/list-table.tsx';
import { titlesMessages } from '../titles.messages.ts';
import type { TitlesController } from './titles.controller.ts';
import { TableFoot } from './titles.styles.ts';

/** Ten titles, and the pagination to the others. */
export function TitlesPage({ titles }: { readonly titles: TitlesController }) {
  const { list, page, columns, view } = titles;
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const { first, last, pageCount } = page;
  const total = list.shown.length;

  return (
    <Stack $gap={3}>
      <ListTable
        label={words.title}
        list={list}
        columns={columns}
        rows={page.rows}
        onRowOpen={view}
        height="none"
        rowsLabel={usePageLabel(titles)}
        empty={words.empty}
        emptyFiltered={words.emptyFiltered}
      />
      {total > 0 && (
        <TableFoot>
          <Text tone="muted">{formatMessage(words.showing, { first, last, total }, locale)}</Text>
          <Pagination
            label={words.pages}
            page={page.page}
            pageCount={pageCount}
            onPage={list.goToPage}
          />
        </TableFoot>
      )}
    </Stack>
  );
}

/** What is announced when the page or the number of titles has changed. */
function usePageLabel({ list, page: { page, pageCount: pages } }: TitlesController): () => string {
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const count = list.shown.length;
  return useCallback(
    () =>
      count === 0
        ? formatMessage(words.found, { count }, locale)
        : formatMessage(words.pageRead, { count, page, pages }, locale),
    [words, locale, count, page, pages],
  );
}
