import { styled } from 'styled-components';
import { typedStyles } from '../field/field.styles.ts';

export const Input = styled.input`
  ${typedStyles}
  text-overflow: ellipsis;
`;
