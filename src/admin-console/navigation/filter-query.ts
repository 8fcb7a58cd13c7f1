/** Filters of a section, each a text; the default is what is shown without any filter. */
export type Filters = Readonly<Record<string, string>>;

/** Reads the section's filters out of a query string; what is missing there is the default. */
export function readFilters<T extends Filters>(search: string, defaults: T): T {
  const query = new URLSearchParams(search);
  const found = Object.keys(defaults).map((key) => [key, query.get(key) ?? defaults[key]]);
  return { ...defaults, ...Object.fromEntries(found) };
}

/** Writes filters that differ from the default into a query string; its other parameters stay. */
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
