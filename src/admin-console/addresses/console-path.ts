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
