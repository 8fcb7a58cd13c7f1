import { css } from 'styled-components';

/** The custom property with a column's label; columns count from 1. */
export function labelProperty(column: number): `--${string}` {
  return `--table-label-${column}`;
}

/** Shows a column's label by its index: an attribute on each cell would make rendering slower. */
export function labelOf(column: number): string {
  const label = `var(${labelProperty(column)})`;
  return `& > tbody > tr > td:nth-child(${column}):not([data-kind='actions'])::before {
    content: ${label};
    content: ${label} / '';
  }`;
}

function labelTexts(columnCount: number): string {
  return Array.from({ length: columnCount }, (_, index) => labelOf(index + 1)).join('\n');
}

/** All sortable headers, in a line or two; the others are for screen readers. */
export const headOfBlocks = css`
  & > thead:not(:has([aria-sort])) {
    border: none;
  }

  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    padding-inline: 0.5em;
  }

  & > thead > tr > th {
    min-block-size: var(--birrete-control-height);
  }

  & > thead > tr > th[aria-sort] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & > thead > tr > th:not([aria-sort]) {
    position: absolute;
    inline-size: 1px;
    min-block-size: 0;
    block-size: 1px;
    padding: 0;
    clip-path: inset(50%);
  }
`;

/** Centres everything in a line, whether text, a button or two lines of text. */
const linesOfBlocks = css`
  & > tbody > tr {
    grid-template-columns: repeat(var(--table-across), minmax(0, 1fr));
    grid-template-rows: var(--table-lines);
    padding-block: 0.75em;
    padding-inline: 0.5em;
  }

  & > tbody > tr > :is(td, th, [data-align]) {
    text-align: start;
  }

  & > tbody > tr > th {
    grid-row: 1;
    grid-column: 1 / var(--table-name-end);
    font-size: 1em;
  }

  & > tbody > tr > td {
    position: relative;
    white-space: var(--table-wrap, nowrap);
    padding-inline-start: calc(0.5em + clamp(8.25em, calc(34% / var(--table-cell-span, 1)), 9em));
  }

  & > tbody > tr > td::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.5em;
    box-sizing: border-box;
    inline-size: clamp(8.25em, calc(34% / var(--table-cell-span, 1)), 9em);
    padding-inline-end: 0.5em;
    align-content: center;
    color: var(--birrete-text-muted);
    line-height: 1.1;
    white-space: normal;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  & > tbody > tr > td[data-kind~='wide'] {
    --table-cell-span: var(--table-across);
    grid-column: 1 / -1;
  }

  & > tbody > tr > td[data-kind='stacked'] {
    padding-block-start: 1.5em;
    padding-inline-start: 0.5em;
  }

  & > tbody > tr > td[data-kind='stacked']::before {
    inset-block: 0 auto;
    inset-inline-end: 0.5em;
    inline-size: auto;
    line-height: 1.6;
  }

  & > tbody > tr > td[data-kind='actions'] {
    grid-row: var(--table-actions-row);
    grid-column: -2;
    justify-self: var(--table-actions-side);
    padding-inline-start: 0.5em;
  }
`;

/**
 * If the columns don't fit (a small window, a page at 400 %) a row is a block: its header on top, below it labelled
 * lines, as many side by side as fit. The cells are the same elements; the labels come from the style sheet, so that no
 * text is in the page twice, and are not read out, because the column's header is.
 */
export function blockStyles(columnCount: number) {
  return css`
    ${headOfBlocks}
    ${linesOfBlocks}
    ${labelTexts(columnCount)}
  `;
}
