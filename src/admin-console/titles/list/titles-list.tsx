import { useCallback, useMemo } from 'react';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { titlesMessages } from '../titles.messages.ts';
import type { TitlesController } from './titles.controller.ts';
import { TableFoot } from './titles.styles.ts';
import { titleColumns } from './titles-columns.tsx';

interface TitlesListProps {
  readonly titles: TitlesController;
  /** The same function between renders, so that rows are not drawn again. */
  readonly onView: (title: IssuedTitle) => void;
}

/** Ten titles and the way to the others. Loading looks like loading, not like empty (ruling 46). */
export function TitlesList({ titles, onView }: TitlesListProps) {
  const { state, found, page, filters, goToPage } = titles;
  const words = useMessages(titlesMessages);
  const columns = useMemo(() => titleColumns(words, onView), [words, onView]);
  const rowsLabel = usePageRead(titles);

  return (
    <Stack $gap={3}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={page.rows}
        rowKey={({ id }) => id}
        state={state}
        onRowOpen={onView}
        height="none"
        view={JSON.stringify(filters)}
        rowsLabel={rowsLabel}
        emptyText={<NoTitles titles={titles} />}
      />
      {found.length > 0 && (
        <TableFoot>
          <Span titles={titles} />
          <Pagination
            label={words.pages}
            page={page.page}
            pageCount={page.pageCount}
            onPage={goToPage}
          />
        </TableFoot>
      )}
    </Stack>
  );
}

/** What is announced when the page or the number of titles has changed. */
function usePageRead({ found, page }: TitlesController): () => string {
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const count = found.length;
  const { page: current, pageCount } = page;
  return useCallback(
    () =>
      count === 0
        ? formatMessage(words.found, { count }, locale)
        : formatMessage(words.pageRead, { count, page: current, pages: pageCount }, locale),
    [words, locale, count, current, pageCount],
  );
}

function Span({ titles: { found, page } }: { readonly titles: TitlesController }) {
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const { first, last } = page;
  return (
    <Text tone="muted">
      {formatMessage(words.showing, { first, last, total: found.length }, locale)}
    </Text>
  );
}

/** The way out of filters that find nothing stands beside them. */
function NoTitles({ titles: { isFiltered } }: { readonly titles: TitlesController }) {
  const words = useMessages(titlesMessages);
  return <EmptyState title={isFiltered ? words.emptyFiltered : words.empty} />;
}
