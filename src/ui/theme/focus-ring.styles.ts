import { css } from 'styled-components';

/** The ring around what the keyboard is on. The offset keeps it apart from filled controls. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: 2px;
  }
`;
