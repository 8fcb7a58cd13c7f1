import { css, styled } from 'styled-components';
import { focusRing, reset } from '../../ui/theme/reset.styles.ts';

export const Area = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
`;

/** The search has the longest texts; the three choices share what is left. */
export const Toolbar = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
  align-items: end;

  @container birrete (width >= 34em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container birrete (width >= 56em) {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.4fr);
  }
`;

/** What the filters came to, and what can be done with it. */
export const ResultLine = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2) var(--birrete-space-4);
  min-block-size: var(--birrete-control-height);
`;

export const ResultCount = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-1) var(--birrete-space-3);
  color: var(--birrete-text-muted);
  font-variant-numeric: tabular-nums;
  ${focusRing}

  @container birrete (width < 30em) {
    & > button {
      margin-inline-start: -1.25em;
    }
  }
`;

/** A quiet button's words begin or end where the table below does. */
export const BulkActions = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-2);
  margin-inline: auto 0;

  & > button:last-child:not([data-edge]) {
    margin-inline-end: -1.25em;
  }

  @container birrete (width < 30em) {
    margin-inline: -1.25em 0;

    & > [data-edge] {
      margin-inline-start: 1.25em;
    }
  }
`;

export const CodeBox = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  font-variant-numeric: tabular-nums;
`;

const tickPlace = css`
  ${reset}
  flex: none;
  inline-size: 1.875em;
  margin-inline-start: -0.375em;
`;

/** As large as a finger, around a box of ordinary size. */
export const TickBox = styled.label`
  ${tickPlace}
  display: inline-grid;
  place-items: center;
  block-size: calc(var(--birrete-control-height) - 0.25em);
  cursor: pointer;

  & > input {
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
    accent-color: var(--birrete-accent);
    cursor: pointer;
  }

  & > input:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: 2px;
  }

  @container birrete-table (width < 40em) {
    block-size: 1.875em;
  }
`;

/** Keeps the codes of rows without a box in line with the others; there is no line to keep in blocks. */
export const NoTick = styled.span`
  ${tickPlace}
  display: inline-block;
  block-size: calc(var(--birrete-control-height) - 0.25em);

  @container birrete-table (width < 40em) {
    display: none;
  }
`;

/** The number and, below it, the warning: two lines of one row, side by side where rows are blocks. */
export const IdBox = styled.span`
  ${reset}
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
  vertical-align: middle;

  @container birrete-table (width < 40em) {
    flex-direction: row;
    align-items: center;
    gap: 0.5em;
  }
`;

export const DuplicateMark = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  color: var(--birrete-warning-text);
  font-size: 0.8125em;
  font-weight: 600;
  line-height: 1.2;
`;

/**
 * A text of a row's height: two small lines tell 'Acto de Grado Agosto 2026' from its neighbours where one would not. A
 * cell with the focus shows the whole of it.
 */
export const TwoLines = styled.bdi`
  ${reset}
  display: -webkit-box;
  overflow: hidden;
  font-size: 0.9063em;
  line-height: 1.3;
  overflow-wrap: anywhere;
  hyphens: auto;
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  :is(td, th):focus > & {
    -webkit-line-clamp: none;
  }

  @container birrete-table (width < 40em) {
    display: inline;
    font-size: 1em;
    white-space: nowrap;
  }
`;

export const MutedText = styled.span`
  ${reset}
  color: var(--birrete-text-muted);
`;

export const ActionsBox = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.75em;
`;

export const MenuWords = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  max-inline-size: 6em;
  font-size: 0.875em;
  font-weight: 600;
  line-height: 1.2;
  text-align: start;
  white-space: normal;

  @container birrete-table (width < 40em) {
    max-inline-size: none;
    font-size: 1em;
  }
`;
