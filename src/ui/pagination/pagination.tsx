import { nearestPage, type PageMark, pageMarks } from '#domain/text/page-numbers.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { ChevronIcon } from '../icon/icons.tsx';
import { paginationMessages } from './pagination.messages.ts';
import { Numbers, PageNumber, PageStep, Pages } from './pagination.styles.ts';

interface PaginationProps {
  /** Accessible name, with the list that the pages belong to. */
  readonly label: string;
  /** From 1; an invalid page counts as the nearest one. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/**
 * 'Anterior', the numbered pages with ellipses, 'Siguiente'. At either end the button stays and is `aria-disabled`, so
 * that it keeps the focus.
 */
export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  const messages = useMessages(paginationMessages);
  const current = nearestPage(page, pageCount);
  const go = (to: number) => {
    if (to !== current && to >= 1 && to <= pageCount) onPage(to);
  };

  return (
    <Pages aria-label={label}>
      <PageStep
        type="button"
        aria-disabled={current === 1 || undefined}
        onClick={() => go(current - 1)}
      >
        <ChevronIcon />
        <span>{messages.previous}</span>
      </PageStep>
      <Numbers>
        {pageMarks(current, pageCount).map((mark) => (
          <li
            key={markKey(mark)}
            data-kind={mark.kind}
            aria-hidden={mark.kind === 'ellipsis' || undefined}
          >
            {mark.kind === 'ellipsis' ? (
              '…'
            ) : (
              <PageNumber
                type="button"
                aria-label={formatMessage(messages.page, { page: String(mark.page) })}
                aria-current={mark.page === current ? 'page' : undefined}
                onClick={() => go(mark.page)}
              >
                {mark.page}
              </PageNumber>
            )}
          </li>
        ))}
      </Numbers>
      <PageStep
        type="button"
        data-way="next"
        aria-disabled={current === pageCount || undefined}
        onClick={() => go(current + 1)}
      >
        <span>{messages.next}</span>
        <ChevronIcon />
      </PageStep>
    </Pages>
  );
}

function markKey(mark: PageMark): string {
  return mark.kind === 'page' ? `page ${mark.page}` : `after ${mark.after}`;
}
