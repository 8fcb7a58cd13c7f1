import { css } from 'styled-components';

/** The focus ring. The offset separates it from filled controls. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: 2px;
  }
`;
