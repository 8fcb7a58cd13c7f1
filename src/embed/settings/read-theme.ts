import { inheritedTheme } from '#ui/theme/inherited-theme.ts';
import type { Theme } from '#ui/theme/theme.ts';
import { themeAttributeNames } from '../attributes/attribute-table.ts';
import type { Surface } from '../surface/surface.ts';
import { readProperty } from './read-attributes.ts';

/** Without an element, `theme="inherit"` has no page to inherit from. */
type Source = Pick<Surface, 'attribute' | 'property' | 'developer'> &
  Partial<Pick<Surface, 'element'>>;

/** The keys of a theme, with their attributes. */
const attributes = new Map(themeAttributeNames.map((name) => [camelCase(name), name]));

/**
 * The theme: the property `theme`, else single attributes over the attribute `theme`, which is JSON, or `inherit` for
 * the page's styles. The provider validates the values.
 */
export function readTheme(source: Source): Theme {
  const own = readProperty<Theme>(source, 'theme', 'object');
  return {
    ...known(readJson(source), 'theme', source),
    ...readSingle(source),
    ...(own && known({ ...own }, 'the property theme', source)),
  };
}

/** The known keys of a theme; unknown ones cause a warning. */
function known(from: Readonly<Record<string, unknown>>, place: string, { developer }: Source) {
  const entries = Object.entries(from).filter(([key]) => {
    if (attributes.has(key) || key === 'parts') return true;
    const keys = [...attributes.keys(), 'parts'].join(', ');
    developer.warn('B046', `${place} knows no "${key}"; it is left out. Known: ${keys}.`);
    return false;
  });
  return Object.fromEntries(entries);
}

function readJson(source: Source): Readonly<Record<string, unknown>> {
  const text = source.attribute('theme')?.trim() ?? '';
  if (text === '') return {};
  if (text === 'inherit') return source.element ? { ...inheritedTheme(source.element) } : {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      return parsed as Readonly<Record<string, unknown>>;
    }
  } catch {
    // Reported below, with the expected format.
  }
  source.developer.warn(
    'B046',
    `theme is no JSON object; it is left out. Write theme='{"brand":"#00529b"}' or theme="inherit".`,
  );
  return {};
}

function readSingle(source: Source): Readonly<Record<string, unknown>> {
  const single = [...attributes].flatMap(([key, attribute]) => {
    const value = source.attribute(attribute)?.trim();
    if (value === undefined || value === '') return [];
    return [[key, value] as const];
  });
  return Object.fromEntries(single);
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
