import { css } from 'styled-components';
import { styled } from '../styled/styled.ts';

type Step = 1 | 2 | 3 | 4 | 5;

interface RowStyles {
  /** Step of the spacing scale between two children of a line. @default 3 */
  readonly $gap?: Step | undefined;
  /** Step of the spacing scale between two lines. @default $gap */
  readonly $lineGap?: Step | undefined;
  /** Position of the children of a line: `start` if one of them may grow downwards. @default 'center' */
  readonly $align?: 'center' | 'start' | undefined;
}

const rowStyles = css<RowStyles>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $gap = 3, $lineGap = $gap }) =>
    `var(--birrete-space-${$lineGap}) var(--birrete-space-${$gap})`};
`;

/** A heading and its actions, a value and its badge: on one line from edge to edge, wrapped where they do not fit. */
export const Row = styled.div<RowStyles>`
  ${rowStyles}
  justify-content: space-between;
`;

/** Buttons or badges next to each other, on as many lines as they need. */
export const Cluster = styled.div<RowStyles>`
  ${rowStyles}
`;
