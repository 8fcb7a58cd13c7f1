import { css } from 'styled-components';

/**
 * First line of every element's styles: takes back whatever a host's element rules (`button { … }`, `p { … }`) and the
 * browser's own say. Inherited properties come from the widget's root; `display` has to be said again.
 */
export const reset = css`
  all: unset;
  box-sizing: border-box;
`;

/** The calm ring around what the keyboard is on. The offset keeps it apart from filled controls. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: 2px;
  }
`;
