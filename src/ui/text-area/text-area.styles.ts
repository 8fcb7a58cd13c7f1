import { styled } from 'styled-components';
import { typedStyles } from '../field/field.styles.ts';

export const Area = styled.textarea`
  ${typedStyles}
  overflow: auto;
  white-space: pre-wrap;
  resize: vertical;
`;
