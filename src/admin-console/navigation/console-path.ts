/** A folder without a slash at its end; '' for the root. */
export function normalizeFolder(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * A path as seen from a folder: '/admin/ceremonies' from '/admin' is '/ceremonies', '/admin' itself is '/'. A slash at
 * the end makes no difference. Undefined for a path outside.
 */
export function pathWithin(folder: string, pathname: string): string | undefined {
  const base = normalizeFolder(folder);
  const path = normalizeFolder(pathname);
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
