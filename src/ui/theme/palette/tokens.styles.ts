import { defaultTheme, type Theme } from '../theme.ts';
import { colorTokens, measureTokens, type Tokens } from './tokens.ts';

/**
 * The declarations of a theme's custom properties, for a widget's root. They always include the light ones, because
 * paper is white: a dark widget prints light.
 */
export function tokenStyles(theme: Theme): string {
  const light = colorTokens(theme, 'light');
  const base = `color-scheme: light; ${declare(light)} ${declare(measureTokens(theme))} ${fingerStyles}`;
  const scheme = theme.colorScheme ?? defaultTheme.colorScheme;
  if (scheme === 'light') return base;

  const dark = colorTokens(theme, 'dark');
  const own = scheme === 'inherit' ? declare(light, dark) : declare(dark);
  return `${base} ${conditions[scheme]}; ${own} }`;
}

/** Conditions for the second set of colours, and the scheme of scroll bars and native controls then. */
const conditions = {
  dark: '@media screen { color-scheme: dark',
  auto: '@media screen and (prefers-color-scheme: dark) { color-scheme: dark',
  inherit: '@supports (color: light-dark(red, red)) { color-scheme: inherit',
} as const;

/** Independent of the density: a finger needs 44 px (WCAG 2.5.5). */
export const fingerHeight = '--birrete-control-height: 2.875em;';
const fingerStyles = `@media (pointer: coarse) { ${fingerHeight} }`;

function declare(tokens: Tokens, dark?: Tokens): string {
  return declarations(tokens, dark).join(' ');
}

/** With `dark` each colour is declared in both schemes: the browser selects one by the element's `color-scheme`. */
export function declarations(tokens: Tokens, dark?: Tokens): readonly string[] {
  return Object.entries(tokens).map(([name, value]) => {
    return `--birrete-${name}: ${dark ? `light-dark(${value}, ${dark[name]})` : value};`;
  });
}
