export { inheritedTheme } from '../ui/theme/inherited-theme.ts';
export {
  type Adjustment,
  type ColorPair,
  checkTheme,
  type IgnoredKey,
  type NamedColor,
  type ThemeCheck,
} from '../ui/theme/palette/check-theme.ts';
export type { Theme } from '../ui/theme/theme.ts';
