/** Values of a section's filters by name; a filter at its default shows everything. */
export type Filters = Readonly<Record<string, string>>;

/** Reads filters from a query string; a missing parameter takes the default. */
export function readFilters<T extends Filters>(search: string, defaults: T): T {
  const query = new URLSearchParams(search);
  const values = Object.keys(defaults).map((key) => [key, query.get(key) ?? defaults[key]]);
  return { ...defaults, ...Object.fromEntries(values) };
}

/** Changes the set of filters: those that it already has stay, and those that are new take their values from the URL. */
export function withFiltersOf<T extends Filters>(fromUrl: T, current: Filters): T {
  const values = Object.keys(fromUrl).map((key) => [key, current[key] ?? fromUrl[key]]);
  return { ...fromUrl, ...Object.fromEntries(values) };
}

/** Writes the filters that differ from their defaults to a query string, and keeps its other parameters. */
export function writeFilters<T extends Filters>(search: string, filters: T, defaults: T): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(filters)) {
    if (value === defaults[key]) query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function isSameFilters<T extends Filters>(a: T, b: T): boolean {
  return Object.keys(a).every((key) => a[key] === b[key]);
}
