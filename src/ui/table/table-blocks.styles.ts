import { css } from 'styled-components';

/** The label of a column as the style sheet knows it; columns count from 1. */
export function labelProperty(column: number): `--${string}` {
  return `--table-label-${column}`;
}

/** Labels by the place of their column: an attribute on each cell would be felt when rows are drawn. */
export function labelStyles(columnCount: number): string {
  const columns = Array.from({ length: columnCount }, (_, index) => index + 1);
  return columns
    .map((column) => {
      const label = `var(${labelProperty(column)})`;
      return `& > tbody > tr > td:nth-child(${column}):not([data-kind])::before {
        content: ${label};
        content: ${label} / '';
      }`;
    })
    .join('\n');
}

/**
 * Where the table is narrower than 40 em (a phone, a page at 400 %) a row is a block: its header on top, below it a
 * line per column, label and value. The cells are the same elements; the labels come from the style sheet, so that no
 * text stands twice (ruling 47), and are not spoken, as the column's header is.
 */
export const blockStyles = css`
  @container birrete-table (width < 40em) {
    --table-row-height: calc(
      var(--table-plain-lines) * 1.875em + var(--table-action-lines) *
        (var(--birrete-control-height) + 0.25em) + 1.5em
    );

    & > table {
      min-inline-size: 0;
    }

    & > table > thead {
      position: static;
    }

    & > table > thead > tr {
      display: flex;
      flex-wrap: wrap;
      block-size: auto;
      padding-inline: 0.25em;
    }

    & > table > thead > tr > th {
      min-block-size: var(--birrete-control-height);
    }

    & > table > thead > tr > th:not([aria-sort]) {
      position: absolute;
      inline-size: 1px;
      min-block-size: 0;
      block-size: 1px;
      padding: 0;
      clip-path: inset(50%);
    }

    & > table > tbody > tr {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-rows: 1.875em;
      align-content: start;
      padding-block: 0.75em;
      padding-inline: 0.25em;
    }

    & > table > tbody > tr > :is(td, th, [data-align]) {
      text-align: start;
    }

    & > table > tbody > tr > th {
      order: -1;
      font-size: 1em;
    }

    & > table > tbody > tr > td::before {
      display: inline-block;
      box-sizing: border-box;
      inline-size: 7.5em;
      padding-inline-end: 0.75em;
      overflow: hidden;
      color: var(--birrete-text-muted);
      text-overflow: ellipsis;
      vertical-align: bottom;
    }

    & > table > tbody > tr > td[data-kind='actions'] {
      block-size: calc(var(--birrete-control-height) + 0.25em);
    }
  }
`;
