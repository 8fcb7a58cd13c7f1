/** Removes trailing slashes; the root becomes ''. */
export function normalizeFolder(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * Makes a path relative to a folder: '/admin/ceremonies' in '/admin' becomes '/ceremonies', and '/admin' becomes '/'.
 * Trailing slashes are ignored.
 *
 * @returns undefined for a path outside the folder
 */
export function pathWithin(folder: string, pathname: string): string | undefined {
  const base = normalizeFolder(folder);
  const path = normalizeFolder(pathname);
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** The search field's text is 'q' in the address, and `search` in the filters of a link. */
const searchParameter = 'q';

type Filters = Readonly<Record<string, number | string | undefined>>;

/** Writes filters as a query string: '?status=pending&q=peña'. Blank ones are left out. */
export function queryOf({ search, ...filters }: Filters = {}): string {
  const parameters = Object.entries({ ...filters, [searchParameter]: search }).flatMap(
    ([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]),
  );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

/** Reads the filters of a query string, with the text of the search field as `search`. */
export function filtersIn(query: string): Readonly<Record<string, string>> {
  const { [searchParameter]: search, ...filters } = Object.fromEntries(new URLSearchParams(query));
  return search === undefined ? filters : { ...filters, search };
}
