import type { Theme } from '#ui/theme/theme.ts';

interface InventedUniversity {
  readonly name: string;
  /** As provider prop. */
  readonly theme: Theme;
}

/** Fictional universities for the toolbar. Their fonts are available on every system. */
export const universities = {
  birrete: { name: 'De fábrica', theme: {} },
  valdeoro: {
    name: 'Universidad de Valdeoro: amarillo sobre blanco',
    theme: {
      brand: '#ffd100',
      font: "Verdana, Geneva, 'DejaVu Sans', sans-serif",
      headingFont: 'inherit',
      radius: 'large',
      elevation: 'raised',
    },
  },
  obsidiana: {
    name: 'Instituto Obsidiana: casi negro',
    theme: {
      brand: '#14110f',
      font: "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif",
      headingFont: "'Courier New', Courier, 'Liberation Mono', monospace",
      radius: 'none',
      density: 'compact',
      elevation: 'flat',
    },
  },
  bahiazul: {
    name: 'Universidad de Bahía Azul: azul marino',
    theme: {
      brand: '#003e7e',
      font: "'Trebuchet MS', 'Segoe UI', Ubuntu, sans-serif",
      headingFont: "Georgia, 'DejaVu Serif', serif",
      radius: 'medium',
    },
  },
  montverd: {
    name: 'Politécnica de Montverd: verde',
    theme: {
      brand: '#1d5c3b',
      font: "Georgia, 'Times New Roman', 'Liberation Serif', serif",
      headingFont: 'inherit',
      radius: 'small',
      density: 'compact',
    },
  },
} as const satisfies Record<string, InventedUniversity>;

/** Theme of a university in the toolbar; the default theme for other names. */
export function themeOf(name: unknown): Theme {
  const known: Readonly<Record<string, InventedUniversity>> = universities;
  return known[String(name)]?.theme ?? universities.birrete.theme;
}
