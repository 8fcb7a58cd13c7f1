import { styledWithoutReset } from '../styled/styled.ts';

interface WidgetRootStyles {
  readonly $tokens: string;
  readonly $ground: 'page' | 'none';
}

/**
 * Every inherited property is declared, so that the page around does not change what is inside. `font-size: medium` is
 * the size that the person chose in the browser, whatever the host made of `html { font-size }`. The family has a
 * declaration of its own: where it is `inherit`, a shorthand with it would inherit the rest too. Words are hyphenated
 * where a line holds one or two: a phone with letters twice as large.
 */
export const WidgetRootBox = styledWithoutReset.div<WidgetRootStyles>`
  ${({ $tokens }) => $tokens}
  ${({ $ground }) => ($ground === 'page' ? pageStyles : '')}
  box-sizing: border-box;
  color: var(--birrete-text);
  font: 400 medium/1.55 serif;
  font-family: var(--birrete-font);
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-transform: none;
  text-shadow: none;
  white-space: normal;
  overflow-wrap: break-word;
  list-style: none;
  cursor: auto;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;

  @media (max-width: 16em) {
    hyphens: auto;
  }
`;

/** A query container, so that widgets follow the column they are in; it needs its width from outside. */
const pageStyles = `
  container: birrete / inline-size;
  display: block;
  inline-size: 100%;
  background-color: var(--birrete-page);
`;
