import { warnDeveloper } from '../messages/warn-developer.ts';

/**
 * The folder an adapter is mounted under, without a slash at its end: '/portal/grados', or '' for the site's root.
 * Letters beyond ASCII are written as the address bar writes them.
 */
export function normalizeMount(path: string): string {
  const trimmed = path.trim().replace(/\/+$/, '');
  if (trimmed === '') return '';
  return encoded(trimmed.startsWith('/') ? trimmed : `/${trimmed}`);
}

/**
 * The folder that a host gives an adapter; undefined, with a warning, for what is no path of its site. The console then
 * shows a sentence in place of a page.
 */
export function readMount(mount: unknown = ''): string | undefined {
  if (typeof mount === 'string' && isPath(mount)) return normalizeMount(mount);
  warnDeveloper(`mount must be a path of this site such as '/portal/grados', not ${mount}.`);
  return undefined;
}

/** Neither an address with a host nor a query, and no way up. */
function isPath(mount: string): boolean {
  return !/^\/\/|^[a-z][\w+.-]*:|[?#\\]|(^|\/)\.{1,2}(\/|$)/i.test(mount.trim());
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
