import { css } from 'styled-components';
import { focusRing } from '../theme/focus-ring.styles.ts';

/** The browser's own box in the widget's colour, inside a label as large as a finger. */
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
