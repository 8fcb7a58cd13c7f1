import { styled, styledWithoutReset } from '../styled/styled.ts';

/** Without a prop for the size, as most icons are: a list draws dozens at once, and each prop's styles would be computed again. */
export const IconBox = styledWithoutReset.svg`
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  margin: 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.25em;
`;

export const SizedIconBox = styled(IconBox)<{ readonly $size: string }>`
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
`;
