import type { Theme } from '../theme.ts';
import { declarations, fingerHeight } from './tokens.styles.ts';
import { colorTokens, measureTokens } from './tokens.ts';

/**
 * The custom properties of a theme as a style sheet, for a university's other pages. Colours follow the `color-scheme`
 * of the page.
 *
 * @example `birrete/tokens.css` is that of the default theme
 */
export function designTokenSheet(theme: Theme): string {
  const light = colorTokens(theme, 'light');
  const both = declarations(light, colorTokens(theme, 'dark'));
  return `${[
    root([...declarations(light), ...declarations(measureTokens(theme))]),
    `@supports (color: light-dark(red, red)) {\n${root(both)}\n}`,
    `@media (pointer: coarse) {\n${root([fingerHeight])}\n}`,
  ].join('\n\n')}\n`;
}

function root(lines: readonly string[]): string {
  return `:root {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}
