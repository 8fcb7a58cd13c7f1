import { css } from 'styled-components';

const cellBase = css`
  all: unset;
  box-sizing: border-box;
  display: block;
  min-inline-size: 0;
  padding-inline: 0.5em;
  overflow: hidden;
  font-size: var(--birrete-size-label);
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
  align-content: center;

  &[data-align='end'] {
    text-align: end;
  }
`;

export const headStyles = css`
  & > thead {
    all: unset;
    box-sizing: border-box;
    display: block;
    border-block-end: 1px solid var(--birrete-border-strong);
    background-color: var(--birrete-surface-raised);
  }

  & > thead > tr {
    all: unset;
    box-sizing: border-box;
  }

  & > thead > tr > th {
    ${cellBase}
    color: var(--birrete-text-muted);
    font-size: var(--birrete-size-small);
    font-weight: 600;
  }
`;

export const bodyStyles = css`
  & > tbody {
    all: unset;
    box-sizing: border-box;
    position: relative;
    display: block;
  }

  & > tbody > tr {
    all: unset;
    box-sizing: border-box;
    position: relative;
    display: grid;
    block-size: var(--table-row-height);
    border-block-end: 1px solid var(--birrete-border);
    contain: layout size style;
  }

  & > tbody > tr[data-kept] {
    position: absolute;
    inset-inline: 0;
  }

  & > tbody > tr > :is(td, th) {
    ${cellBase}
    font-variant-numeric: tabular-nums;
  }

  & > tbody > tr > th {
    font-weight: 600;
  }

  & > tbody > tr > [data-kind~='long'] > bdi {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.3;
    overflow-wrap: break-word;
    hyphens: auto;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--table-long-lines);
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

/** Each row is a grid with the same tracks, so rendering one moves no other. All its cells have one font size. */
export const rowStyles = css`
  & > thead {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
  }

  & > thead > tr {
    display: grid;
    grid-template-columns: var(--table-columns);
    block-size: var(--birrete-control-height);
    padding-inline: 0.25em;
  }

  /* A long header takes two lines: translations are longer than the columns. */
  & > thead > tr > th {
    line-height: 1.2;
    white-space: normal;
  }

  & > tbody > tr {
    grid-template-columns: var(--table-columns);
    padding-inline: 0.25em;
  }

  & > tbody > tr > :is(td, th) {
    font-size: var(--birrete-size-small);
  }
`;

/**
 * A focused cell shows its whole text, over its neighbours if necessary. Not `overflow-wrap: anywhere`: a part that is
 * as narrow as its longest word would become as narrow as a letter.
 */
export const focusStyles = css`
  & :is(td, th):focus {
    block-size: max-content;
    min-block-size: 100%;
    overflow: visible;
    background-color: var(--birrete-surface-raised);
    overflow-wrap: break-word;
    white-space: normal;
  }

  & :is(td, th):focus > bdi {
    -webkit-line-clamp: none;
  }

  & :is(td, th):focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -2px;
  }
`;
