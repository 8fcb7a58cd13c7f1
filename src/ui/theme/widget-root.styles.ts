import { styledWithoutReset } from '../styled/styled.ts';

interface WidgetRootStyles {
  readonly $tokens: string;
  readonly $background: 'page' | 'none';
  readonly $size: string;
  /** Rules for the parts, from the theme. */
  readonly $parts: string;
}

/**
 * Every inherited property is declared, so that the page around does not change the widget. `font-size: medium` is the
 * user's setting in the browser, whatever the host's `html { font-size }`. The family has a separate declaration: if it
 * is `inherit`, a shorthand with it would inherit the rest too. Hyphenation is for narrow lines: a phone with a double
 * font size.
 *
 * The rules at the end undo a page's rules for elements without our styles, and for pseudo-elements. They have less
 * precedence than any of ours; the theme's rules for parts, which come last, have more. Inside an icon, attributes are the styles: nothing is undone there. The attribute
 * `hidden` is a style too in Chromium, and is undone with the rest.
 */
export const WidgetRootBox = styledWithoutReset.div<WidgetRootStyles>`
  ${({ $tokens }) => $tokens}
  ${({ $background }) => ($background === 'page' ? pageStyles : '')}
  box-sizing: border-box;
  color: var(--birrete-text);
  font: 400 ${({ $size }) => $size}/1.55 serif;
  font-family: var(--birrete-font);
  direction: ltr;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-align-last: auto;
  text-indent: 0;
  text-transform: none;
  text-shadow: none;
  -webkit-text-fill-color: currentcolor;
  white-space: normal;
  word-break: normal;
  overflow-wrap: break-word;
  hyphens: manual;
  list-style: none;
  border-collapse: separate;
  border-spacing: 0;
  cursor: auto;
  forced-color-adjust: auto;
  writing-mode: horizontal-tb;
  user-select: text;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;

  &:lang(ar, fa, he, ur) {
    direction: rtl;
  }

  @media (max-width: 16em) {
    hyphens: auto;
  }

  :where(& :not([class], svg *)) {
    all: revert;
  }

  :where(& [hidden]:not([class])) {
    display: none;
  }

  :where(& *)::before,
  :where(& *)::after,
  :where(& p)::first-letter {
    all: unset;
  }

  :where(& *)::placeholder {
    all: revert;
  }

  ${({ $parts }) => $parts}
`;

/** A query container, so that widgets follow the width of their column; its width must come from outside. */
const pageStyles = `
  container: birrete / inline-size;
  display: block;
  inline-size: 100%;
  background-color: var(--birrete-background);
`;
