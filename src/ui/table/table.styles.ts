import type { css } from 'styled-components';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { bodyStyles, focusStyles, headStyles } from './table-cells.styles.ts';

/** Its custom properties are the measures of all parts, and the only place that declares heights. */
export const TableFrame = styled.div`
  --table-row-height: calc(var(--birrete-control-height) + 0.125em);
  --table-line: 1.875em;
  --table-long-line: 2.875em;
  --table-long-lines: 2;
  --table-control-line: calc(var(--birrete-control-height) + 0.25em);
  --table-stacked-line: calc(var(--birrete-control-height) + 1.75em);
  --table-block-frame: calc(1.5em + 1px);
  --table-card-frame: calc(1em + 1px);
  position: relative;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-surface-raised);
`;

/** The table compensates for rows that change above; the browser's scroll anchoring would do it twice. */
export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  overflow-anchor: none;
  contain: layout paint style;
`;

export const Ruler = styled.div`
  position: absolute;
  inline-size: var(--table-needed);
  block-size: var(--table-row-height);
  visibility: hidden;
`;

interface GridStyles {
  /** The rules of the layout. */
  readonly $layout: ReturnType<typeof css>;
}

/** Contains the rules of rows and cells: a styled component for each would make rendering slower. */
export const Grid = styled.table.attrs(part('table'))<GridStyles>`
  display: block;
  inline-size: 100%;
  ${headStyles}
  ${bodyStyles}
  ${({ $layout }) => $layout}
  ${focusStyles}
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  max-inline-size: 100%;
  min-block-size: 100%;
  color: inherit;
  font-weight: 600;
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > svg {
    inline-size: 1.125em;
    block-size: 1.125em;
  }

  &[data-sorted],
  &:hover {
    color: var(--birrete-text);
  }

  &:focus-visible {
    border-radius: 2px;
    outline: 2px solid var(--birrete-focus);
    outline-offset: -2px;
  }
`;

export const EmptyArea = styled.div`
  padding: var(--birrete-space-6) var(--birrete-space-4);
  color: var(--birrete-text-muted);
  text-align: center;
`;
