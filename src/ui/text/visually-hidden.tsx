import { styled } from '../styled/styled.ts';

/** For screen readers only: invisible, and takes no space. */
export const hiddenStyles = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${hiddenStyles}
`;
