import { css } from 'styled-components';
import { focusRing } from '../theme/focus-ring.styles.ts';

/** The browser's checkbox in the widget's colour, inside a finger-sized label. */
export const checkboxStyles = css`
  & > input {
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
    accent-color: var(--birrete-accent);
    cursor: pointer;
    ${focusRing}
  }
`;
