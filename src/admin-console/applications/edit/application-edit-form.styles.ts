import { styled } from '../../../ui/styled/styled.ts';

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--birrete-space-4);
  align-items: start;
  min-inline-size: 0;
`;

export const GroupName = styled.legend`
  display: block;
  grid-column: 1 / -1;
  padding-block-end: var(--birrete-space-3);
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
`;

/** Two or three in a row where there is room, one on a phone; an e-mail address has a row for itself. */
export const Cell = styled.div`
  display: block;
  grid-column: span 2;
  min-inline-size: 0;

  &[data-span='half'] {
    grid-column: span 3;
  }

  &[data-span='row'] {
    grid-column: 1 / -1;
  }

  @container birrete (width < 40em) {
    &,
    &[data-span='half'] {
      grid-column: 1 / -1;
    }
  }
`;
