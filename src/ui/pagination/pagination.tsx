import { nearestPage, type PageMark, pageMarks } from '#domain/text/page-numbers.ts';
import { useText } from '#messages/messages-context.tsx';
import { ChevronIcon } from '../icon/icons.tsx';
import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';
import { paginationMessages } from './pagination.messages.ts';

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
  const { messages, format } = useText(paginationMessages);
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
                aria-label={format(messages.page, { page: String(mark.page) })}
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

/** On narrow screens the numbers are in a separate line, below the two buttons. */
const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--birrete-space-2);

  @container birrete (width >= 36em) {
    justify-content: start;
  }
`;

const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  order: 1;
  justify-content: center;
  inline-size: 100%;
  gap: 0.125em;

  & > li {
    all: unset;
    display: flex;
    align-items: center;
    justify-content: center;
  }

  & > li[data-kind='ellipsis'] {
    inline-size: 1.5em;
    color: var(--birrete-text-muted);
  }

  @container birrete (width >= 36em) {
    order: 0;
    inline-size: auto;
  }
`;

const step = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--birrete-space-1);
  min-block-size: 2.75em;
  border: 1px solid transparent;
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-accent-text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], [aria-current]) {
      background-color: var(--birrete-accent-soft);
    }
  }
`;

const PageNumber = styled.button`
  ${step}
  ${focusRing}
  min-inline-size: 2.75em;
  padding-inline: 0.375em;

  &[aria-current] {
    border-color: var(--birrete-accent);
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-text);
    cursor: default;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;

const PageStep = styled.button`
  ${step}
  ${focusRing}
  padding-inline: var(--birrete-space-3);

  & > svg {
    rotate: 90deg;
  }

  &[data-way='next'] > svg {
    rotate: -90deg;
  }

  &:dir(rtl) > svg {
    scale: 1 -1;
  }

  &[aria-disabled='true'] {
    color: var(--birrete-text-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
