import { namedRadii, type Theme, themeChoices } from '../theme.ts';
import { parseHex } from './color.ts';
import { legibleBackground } from './neutrals.ts';
import { fontFamily, radiiOf } from './tokens.ts';

/** The keys with one value; `parts` is checked by entry. */
type SeedKey = Exclude<keyof Theme, 'parts'>;

/** A key with an invalid value; its default is used. */
export interface IgnoredKey {
  /** The key of the theme. */
  readonly key: SeedKey;
  /** The invalid value. */
  readonly value: string;
}

const anyColor = 'a colour such as #00529b';
const anyBackground = 'a colour that texts are legible on';
const anyFont = 'a CSS font family';

/** The valid values of each key, described for the developer. */
const expected: Readonly<Record<SeedKey, string | readonly string[]>> = {
  brand: anyColor,
  font: anyFont,
  headingFont: anyFont,
  background: `paper, none or ${anyBackground}`,
  surface: anyBackground,
  neutral: anyColor,
  danger: anyColor,
  success: anyColor,
  warning: anyColor,
  focus: anyColor,
  spacing: 'a number from 0.5 to 2',
  radius: `one of ${namedRadii.join(', ')} or a number from 0 to 32`,
  ...themeChoices,
};

/** The keys of a theme with invalid values. */
export function ignoredKeys(theme: Theme): readonly IgnoredKey[] {
  return (Object.keys(expected) as SeedKey[]).flatMap((key) => {
    const value = theme[key];
    return value === undefined || fits(theme, key) ? [] : [{ key, value: String(value) }];
  });
}

/** The problem of a key, for the developer. */
export function describeIgnored({ key, value }: IgnoredKey): string {
  const allowed = expected[key];
  const may = typeof allowed === 'string' ? allowed : `one of ${allowed.join(', ')}`;
  return `theme: ${key} is ${may}, not "${value}"; it is left out.`;
}

/** Pages without TypeScript may pass any value. */
function fits(theme: Theme, key: SeedKey): boolean {
  const value: unknown = theme[key];
  if (key === 'spacing') return Number(value) >= 0.5 && Number(value) <= 2;
  if (key === 'radius') return radiiOf(theme.radius) !== undefined;
  const allowed = expected[key];
  if (typeof allowed !== 'string') return allowed.some((word) => word === value);
  if (typeof value !== 'string') return false;
  if (allowed === anyFont) return fontFamily(value, '') === value;
  if (allowed === anyColor) return parseHex(value) !== undefined;
  return (key === 'background' && /^(none|paper)$/.test(value)) || isBackground(theme, value);
}

/** If both schemes are possible, a background for one of them is enough: the other scheme ignores it. */
function isBackground(theme: Theme, color: string): boolean {
  const { colorScheme } = theme;
  return (['light', 'dark'] as const).some(
    (scheme) =>
      (colorScheme ?? 'light') !== otherThan[scheme] &&
      legibleBackground(color, theme, scheme) !== undefined,
  );
}

const otherThan = { light: 'dark', dark: 'light' } as const;
