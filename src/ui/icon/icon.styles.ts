import { styled } from '../styled/styled.ts';

export const IconBox = styled.svg<{ readonly $size: string }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
  margin: 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.25em;
`;
