import { typedStyles } from '../field/field.styles.ts';
import { styled } from '../styled/styled.ts';

export const Input = styled.input`
  ${typedStyles}
  text-overflow: ellipsis;
`;
