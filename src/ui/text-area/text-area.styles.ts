import { typedStyles } from '../field/field.styles.ts';
import { styled } from '../styled/styled.ts';

export const Area = styled.textarea`
  ${typedStyles}
  overflow: auto;
  white-space: pre-wrap;
  resize: vertical;
`;
