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

/** The parts of a page, a section or a dialog, one below the other. */
export const Stack = styled.div<StackStyles>`
  ${stackStyles}
`;

/** The fields of a form, one below the other. */
export const FormStack = styled.form<StackStyles>`
  ${stackStyles}
`;
