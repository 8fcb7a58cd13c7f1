export type { PartName } from '../ui/styled/part.ts';
export { inheritedTheme } from '../ui/theme/inherited-theme.ts';
export {
  type Adjustment,
  type ColorPair,
  checkTheme,
  type NamedColor,
  type ThemeCheck,
} from '../ui/theme/palette/check-theme.ts';
export { designTokenSheet } from '../ui/theme/palette/design-token-sheet.ts';
export {
  type DesignToken,
  type DesignTokenGroup,
  designTokens,
} from '../ui/theme/palette/design-tokens.ts';
export type { IgnoredKey } from '../ui/theme/palette/ignored-keys.ts';
export type {
  PartDeclarations,
  PartState,
  PartStyle,
  PartsTheme,
} from '../ui/theme/parts/part-theme.ts';
export type { Theme } from '../ui/theme/theme.ts';
