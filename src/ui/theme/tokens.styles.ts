import { defaultTheme, type Theme } from './theme.ts';
import { colorTokens, measureTokens, type Tokens } from './tokens.ts';

/**
 * The declarations of a theme's custom properties, for the rule of one widget's root. The light ones are always there:
 * paper is white, so a dark widget prints light.
 */
export function tokenStyles(theme: Theme): string {
  const light = `color-scheme: light; ${declare(colorTokens(theme, 'light'))}`;
  const base = `${light} ${declare(measureTokens(theme))} ${fingerStyles}`;
  const scheme = theme.colorScheme ?? defaultTheme.colorScheme;
  if (scheme === 'light') return base;
  if (scheme === 'inherit') return `${base} ${inheritStyles(theme)}`;

  const dark = `color-scheme: dark; ${declare(colorTokens(theme, 'dark'))}`;
  const condition = scheme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme: dark)';
  return `${base} @media ${condition} { ${dark} }`;
}

/** Each colour in both schemes: the browser picks by the `color-scheme` that reaches the element. Paper stays light. */
function inheritStyles(theme: Theme): string {
  const dark = colorTokens(theme, 'dark');
  const both = Object.entries(colorTokens(theme, 'light')).map(([name, light]) => [
    name,
    `light-dark(${light}, ${dark[name]})`,
  ]);
  return `@supports (color: light-dark(red, red)) { @media screen { color-scheme: inherit; ${declare(Object.fromEntries(both))} } }`;
}

/** However compact: a finger needs 44 px (WCAG 2.5.5). */
const fingerStyles = '@media (pointer: coarse) { --birrete-control-height: 2.875em; }';

function declare(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--birrete-${name}: ${value};`)
    .join(' ');
}
