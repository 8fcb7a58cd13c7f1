import { styled } from 'styled-components';
import { reset } from '../ui/theme/reset.styles.ts';

export const Form = styled.form`
  ${reset}
  display: grid;
  gap: var(--birrete-space-4);

  & input {
    text-transform: uppercase;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
`;

export const FormAction = styled.div`
  ${reset}
  display: grid;
  justify-content: start;

  @container birrete (width < 30em) {
    justify-content: stretch;
  }
`;
