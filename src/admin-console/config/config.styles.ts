import { styled } from '../../ui/styled/styled.ts';

export const FieldPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
