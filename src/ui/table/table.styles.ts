import { css } from 'styled-components';
import { styled } from '../styled/styled.ts';
import { reset } from '../theme/reset.styles.ts';
import { blockStyles, labelStyles } from './table-blocks.styles.ts';

/** A query container: rows become blocks where the table is narrow, whatever the window is. */
export const TableFrame = styled.div`
  ${reset}
  position: relative;
  display: block;
  container: birrete-table / inline-size;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-surface-raised);
`;

/** Its custom properties are the measures of everything inside, and the only place where a row's height is said. */
export const Scroller = styled.div<{ readonly $height: string }>`
  ${reset}
  --table-row-height: calc(var(--birrete-control-height) - 0.125em);
  position: relative;
  display: block;
  max-block-size: ${({ $height }) => $height};
  overflow: auto;
  contain: layout paint style;
  ${blockStyles}
`;

export const Ruler = styled.div`
  ${reset}
  position: absolute;
  display: block;
  inline-size: 0;
  block-size: var(--table-row-height);
  visibility: hidden;
`;

const cellBase = css`
  all: unset;
  box-sizing: border-box;
  display: block;
  min-inline-size: 0;
  padding-inline: 0.75em;
  overflow: hidden;
  font-size: 0.9375em;
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
  align-content: center;

  &[data-align='end'] {
    text-align: end;
  }
`;

const headStyles = css`
  & > thead {
    all: unset;
    box-sizing: border-box;
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    display: block;
    border-block-end: 1px solid var(--birrete-border-strong);
    background-color: var(--birrete-surface-raised);
  }

  & > thead > tr {
    all: unset;
    box-sizing: border-box;
    display: grid;
    grid-template-columns: var(--table-columns);
    block-size: var(--birrete-control-height);
  }

  & > thead > tr > th {
    ${cellBase}
    color: var(--birrete-text-muted);
    font-size: 0.875em;
    font-weight: 600;
  }
`;

/** Each row stands by itself: drawing one moves no other. */
const rowStyles = css`
  & > tbody > tr {
    all: unset;
    box-sizing: border-box;
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: var(--table-columns);
    block-size: var(--table-row-height);
    border-block-end: 1px solid var(--birrete-border);
    contain: layout size style;
  }

  & > tbody > tr > :is(td, th) {
    ${cellBase}
    font-variant-numeric: tabular-nums;
  }

  & > tbody > tr > th {
    font-weight: 600;
  }

  @media (hover: hover) {
    & > tbody > tr:hover {
      background-color: var(--birrete-accent-soft);
    }
  }

  & > tbody > tr:focus-within {
    z-index: 1;
    background-color: var(--birrete-accent-soft);
  }

  @media (forced-colors: active) {
    & > tbody > tr:is(:hover, :focus-within) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;

/** A cell with the focus shows its whole text, over its neighbours if need be. */
const focusStyles = css`
  & :is(td, th):focus {
    block-size: max-content;
    min-block-size: 100%;
    overflow: visible;
    background-color: var(--birrete-surface-raised);
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & :is(td, th):focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -2px;
  }
`;

/** The rules of rows and cells stand here, once: a styled component for each would be felt when rows are drawn. */
export const Grid = styled.table<{ readonly $columnCount: number }>`
  ${reset}
  display: block;
  inline-size: 100%;
  min-inline-size: min-content;

  & > tbody {
    all: unset;
    position: relative;
    display: block;
  }

  ${headStyles}
  ${rowStyles}
  ${focusStyles}

  @container birrete-table (width < 40em) {
    ${({ $columnCount }) => labelStyles($columnCount)}
  }
`;

export const SortButton = styled.button`
  ${reset}
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
  ${reset}
  display: block;
  padding: var(--birrete-space-6) var(--birrete-space-4);
  color: var(--birrete-text-muted);
  text-align: center;
`;
