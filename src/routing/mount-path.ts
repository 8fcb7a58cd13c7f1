/**
 * The folder an adapter is mounted under, without a slash at its end: '/portal/grados', or '' for the site's root.
 * Letters beyond ASCII are written as the address bar writes them.
 */
export function normalizeMount(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  if (trimmed === '') return '';
  return encoded(trimmed.startsWith('/') ? trimmed : `/${trimmed}`);
}

/** A path of the site as seen from the mount; undefined for what lies outside of it. */
export function insideMount(mount: string, pathname: string): string | undefined {
  const path = encoded(pathname);
  if (path === mount) return '/';
  return path.startsWith(`${mount}/`) ? path.slice(mount.length) : undefined;
}

/** Some routers pass 'titulación', others 'titulaci%C3%B3n'; what is encoded stays as it is. */
function encoded(path: string): string {
  return new URL(`http://site${path.startsWith('/') ? path : `/${path}`}`).pathname;
}
