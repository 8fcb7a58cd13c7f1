import { inheritedTheme } from '../../ui/theme/inherited-theme.ts';
import type { Theme } from '../../ui/theme/theme.ts';
import type { Surface } from '../element/surface.ts';
import { readProperty } from './read-attributes.ts';

type Source = Pick<Surface, 'attribute' | 'property' | 'developer' | 'element'>;

type Choices = readonly string[] | 'text';

/** The keys of a theme, the attribute for each, and what may be chosen. */
const themeKeys: Readonly<Record<keyof Theme, { attribute: string; choices: Choices }>> = {
  brand: { attribute: 'brand', choices: 'text' },
  font: { attribute: 'font', choices: 'text' },
  headingFont: { attribute: 'heading-font', choices: 'text' },
  radius: { attribute: 'radius', choices: ['none', 'small', 'medium', 'large'] },
  density: { attribute: 'density', choices: ['comfortable', 'compact'] },
  elevation: { attribute: 'elevation', choices: ['flat', 'soft', 'raised'] },
  colorScheme: { attribute: 'color-scheme', choices: ['light', 'dark', 'auto', 'inherit'] },
};

/**
 * The looks: the property `theme`, else single attributes over the attribute `theme`, which is JSON, or `inherit` for
 * those of the page around the element.
 */
export function readTheme(source: Source): Theme {
  const own = readProperty<Theme>(source, 'theme', 'object');
  const theme: Record<string, unknown> = {};
  const take = (from: Readonly<Record<string, unknown>>, place: string) => {
    for (const [key, value] of Object.entries(from)) {
      if (isFit(key, value)) theme[key] = value;
      else source.developer.warn(complaint(key, value, place));
    }
  };
  take(readJson(source), 'theme');
  take(readSingle(source), 'the attributes');
  if (own !== undefined) take({ ...own }, 'the property theme');
  return theme;
}

function readJson(source: Source): Readonly<Record<string, unknown>> {
  const text = source.attribute('theme')?.trim() ?? '';
  if (text === '') return {};
  if (text === 'inherit') return { ...inheritedTheme(source.element) };
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return parsed as Readonly<Record<string, unknown>>;
    }
  } catch {
    // Reported below, with what is expected.
  }
  source.developer.warn(
    `theme is no JSON object; it is left out. Write theme='{"brand":"#00529b"}' or theme="inherit".`,
  );
  return {};
}

function readSingle(source: Source): Readonly<Record<string, unknown>> {
  const given = Object.entries(themeKeys).flatMap(([key, { attribute }]) => {
    const value = source.attribute(attribute)?.trim();
    return value === undefined || value === '' ? [] : [[key, value] as const];
  });
  return Object.fromEntries(given);
}

function isThemeKey(key: string): key is keyof Theme {
  return Object.hasOwn(themeKeys, key);
}

function isFit(key: string, value: unknown): boolean {
  if (!isThemeKey(key)) return false;
  const { choices } = themeKeys[key];
  return (
    value === undefined ||
    (typeof value === 'string' && (choices === 'text' || choices.includes(value)))
  );
}

function complaint(key: string, value: unknown, place: string): string {
  if (!isThemeKey(key)) {
    return `${place} knows no "${key}"; it is left out. Known: ${Object.keys(themeKeys).join(', ')}.`;
  }
  const { choices } = themeKeys[key];
  const expected = choices === 'text' ? 'a text' : `one of ${choices.join(', ')}`;
  return `${key} is ${expected}, not ${JSON.stringify(value)}; it is left out.`;
}
