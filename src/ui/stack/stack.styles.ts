import { css } from 'styled-components';
import { styled } from '../styled/styled.ts';

interface StackStyles {
  /** Step of the spacing scale. @default 5 */
  readonly $gap?: 2 | 3 | 4 | 5 | undefined;
}

const stackStyles = css<StackStyles>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 5 }) => `var(--birrete-space-${$gap})`};
  min-inline-size: 0;
`;

/** Stacks the parts of a page, a section or a dialog. */
export const Stack = styled.div<StackStyles>`
  ${stackStyles}
`;

/** Stacks the fields of a form. */
export const FormStack = styled.form<StackStyles>`
  ${stackStyles}
`;
