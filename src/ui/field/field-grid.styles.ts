import { css } from 'styled-components';
import { styled } from '../styled/styled.ts';

const twoRows = css`
  display: grid;
  grid-row: span 2;
  grid-template: subgrid / minmax(0, 1fr);
  row-gap: var(--birrete-space-2);
`;

/**
 * Styles of a grid whose fields stand side by side: labels with hints share a row, and so do controls with errors. One
 * hint may be longer than another. Browsers without subgrid align the labels only.
 */
export const levelFieldsStyles = css`
  align-items: start;

  & > *,
  & > * > [data-birrete-field] {
    ${twoRows}
  }
`;

/** A grid of six tracks for a group of fields. */
export const fieldGridStyles = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--birrete-space-5) var(--birrete-space-4);
  align-items: start;
`;

/** Grid area of a field: a third of the row on wide screens, half of it on medium ones, all of it on a phone. */
export const FieldCell = styled.div`
  grid-column: span 2;
  min-inline-size: 0;

  &:not([data-span='row']),
  &:not([data-span='row']) > *,
  &:not([data-span='row']) > * > [data-birrete-field] {
    ${twoRows}
  }

  &[data-span='half'] {
    grid-column: span 3;
  }

  &[data-span='row'] {
    grid-column: 1 / -1;
  }

  &[data-start='true'] {
    grid-column: 1 / span 2;
  }

  @container birrete (width < 48em) {
    &:not([data-span='row']) {
      grid-column: span 3;
    }

    &[data-start='true'] {
      grid-column: 1 / span 3;
    }
  }

  @container birrete (width < 34em) {
    &:not([data-span='row']),
    &[data-start='true'] {
      grid-column: 1 / -1;
    }
  }
`;
