import { styled } from '../styled/styled.ts';

/** The fields are in one column. The button is beside the last one, or below it on narrow screens. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 24em) auto;
  align-items: end;
  justify-content: start;
  gap: var(--birrete-space-4);

  & > :not(:last-child) {
    grid-column: 1;
  }

  & input {
    text-transform: uppercase;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }

  @container birrete (width < 36em) {
    grid-template-columns: minmax(0, 1fr);
    justify-content: stretch;
  }
`;

/** The error is one line below the input, so the button stays level with the input. */
export const FormAction = styled.div<{ readonly $isBesideError: boolean }>`
  display: grid;
  margin-block-end: ${({ $isBesideError }) => ($isBesideError ? 'calc(1.27em + var(--birrete-space-2))' : '0')};

  @container birrete (width < 36em) {
    margin-block-end: 0;
  }
`;

export const Opening = styled.div`
  display: grid;
  gap: var(--birrete-space-2);
`;

export const Intro = styled.p`
  color: var(--birrete-text-muted);
`;

export const Results = styled.div`

  &:empty {
    display: none;
  }
`;
