import { css } from 'styled-components';
import { headOfBlocks, labelOf } from './table-blocks.styles.ts';
import type { CardPlace, LinePart } from './table-card.ts';

const cellsOfCards = css`
  & > tbody > tr {
    grid-template-columns: var(--table-card-tracks);
    grid-template-rows: var(--table-lines);
    padding-block: 0.5em;
    padding-inline: 0.5em;
  }

  & > tbody > tr > td {
    font-size: var(--birrete-size-small);
    white-space: var(--table-wrap, nowrap);
  }

  & > tbody > tr > td[data-align] {
    text-align: start;
  }

  & > tbody > tr > td[data-kind~='long'] {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
  }

  & > tbody > tr > td[data-kind~='long'] > bdi {
    flex: 1 1 6em;
    min-inline-size: 0;
  }

  & > tbody > tr > td::before {
    margin-inline-end: 0.375em;
    color: var(--birrete-text-muted);
  }
`;

const partStyles: Readonly<Record<LinePart, string>> = {
  whole: 'grid-column: 1 / -1;',
  key: 'grid-column: 1;',
  'after-key': 'grid-column: 2 / -1;',
  'before-mark': 'grid-column: 1 / -2;',
  mark: 'grid-column: -2;',
  'first-half': 'grid-column: 1 / -1; margin-inline-end: 50%;',
  'second-half': 'grid-column: 1 / -1; margin-inline-start: 50%;',
};

/** A value without a place appears over the end of its card while the keyboard is on it. */
const hiddenCell = css`
  position: absolute;
  inset-inline: 0.5em;
  inset-block-end: 0.5em;

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    clip-path: inset(50%);
  }

  &:focus {
    min-block-size: var(--table-line);
  }
`;

function cellStyles(place: CardPlace | undefined, column: number) {
  const rules =
    place === undefined
      ? hiddenCell
      : css`
          grid-row: ${place.line};
          ${partStyles[place.part]}
        `;
  const isLabelled = place === undefined || place.isLabelled;
  return css`
    & > tbody > tr > :nth-child(${column}) {
      ${rules}
    }

    ${isLabelled && labelOf(column)}
  `;
}

/**
 * On a phone a row is a compact card. The cells are the same elements, so that keyboard and screen readers find the same
 * grid in each layout.
 */
export function cardStyles(places: readonly (CardPlace | undefined)[]) {
  return css`
    ${headOfBlocks}
    ${cellsOfCards}
    ${places.map((place, index) => cellStyles(place, index + 1))}
  `;
}
