import { css } from 'styled-components';

/** The outline of a focus ring. The offset separates it from filled controls. */
export const focusOutline = css`
  outline: 2px solid var(--birrete-focus);
  outline-offset: 2px;
`;

/** The focus ring of a control. */
export const focusRing = css`
  &:focus-visible {
    ${focusOutline}
  }
`;
