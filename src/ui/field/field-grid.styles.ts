import { css } from 'styled-components';
import { styled } from '../styled/styled.ts';

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
