import { styled } from 'styled-components';
import { reset } from '../../ui/theme/reset.styles.ts';

export const CellStack = styled.span`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25em 0.5em;
  min-inline-size: 0;
  max-inline-size: 100%;

  button {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
`;
