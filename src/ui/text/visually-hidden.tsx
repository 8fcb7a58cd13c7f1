import { styled } from '../styled/styled.ts';

/** A text for screen readers only: it takes no room and can't be seen. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
