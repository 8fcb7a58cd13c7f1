import { Cluster, Row } from '../stack/row.styles.ts';
import { styled } from '../styled/styled.ts';

interface ToolbarStyles {
  /** Grid tracks of the search, each filter and the button that clears them, if all fit in one line. */
  readonly $columns: string;
  /** True if the search is in a separate line above the pairs. @default false */
  readonly $isSearchApart?: boolean | undefined;
  /** True if the button that clears the filters has a separate line even on wide screens. @default false */
  readonly $isClearBelow?: boolean | undefined;
}

/**
 * Search and filters above a table: on a phone the search, with a button beside it that opens the filters below; the
 * filters in pairs on a tablet, all in one line on wide screens. The text of a quiet button at the end of a line is
 * aligned with the borders of the fields.
 */
export const Toolbar = styled.div<ToolbarStyles>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-4) var(--birrete-space-3);
  align-items: end;
  justify-content: start;

  & > :first-child {
    flex: 1 1 11em;
  }

  & > button:last-child {
    justify-self: start;
    margin-inline-start: calc(-1 * var(--button-inset));
  }

  @container birrete (width >= 40em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--birrete-space-4);

    & > [aria-controls] {
      display: none;
    }

    & > :first-child {
      grid-column: ${({ $isSearchApart }) => ($isSearchApart ? '1 / -1' : 'auto')};
    }
  }

  @container birrete (width >= 60em) {
    grid-template-columns: ${({ $columns }) => $columns};

    & > :first-child {
      grid-column: auto;
    }

    & > button:last-child {
      grid-column: ${({ $isClearBelow }) => ($isClearBelow ? '1 / -1' : 'auto')};
      margin-inline-start: ${({ $isClearBelow }) => ($isClearBelow ? 'calc(-1 * var(--button-inset))' : '0')};
    }
  }
`;

/** Collapsed on a phone; on wider screens, they are cells of the toolbar. */
export const ToolbarFilters = styled.div`
  display: contents;

  @container birrete (width < 40em) {
    display: grid;
    flex: 1 0 100%;
    gap: var(--birrete-space-4);

    &[data-folded] {
      display: none;
    }
  }
`;

/**
 * Between the toolbar and the table: what the filters came to on one side, what can be done with it on the other. On a
 * phone it has a place if it is not empty, or while the rows load, which would move with it.
 */
export const ToolbarSummary = styled(Row).attrs({ $gap: 4, $lineGap: 2 })`
  min-block-size: var(--birrete-control-height);

  @container birrete (width < 40em) {
    &:not(:has(span), [data-loading]) {
      display: none;
    }
  }

  @container birrete (width < 30em) {
    &[data-loading] {
      min-block-size: calc(var(--birrete-control-height) + var(--birrete-space-2));
    }
  }
`;

/** The number of visible rows, and the button that clears the filters. */
export const ToolbarCount = styled(Cluster).attrs({ $gap: 3, $lineGap: 1 })`
  color: var(--birrete-text-muted);
  font-variant-numeric: tabular-nums;

  & > button:first-child {
    margin-inline-start: calc(-1 * var(--button-inset));
  }

  @container birrete (width < 30em) {
    & > button {
      margin-inline-start: calc(-1 * var(--button-inset));
    }
  }
`;

/** The buttons of the summary; on a phone they share its width. */
export const ToolbarActions = styled(Cluster).attrs({ $gap: 3, $lineGap: 2 })`

  @container birrete (width < 30em) {
    flex: 1 1 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`;
