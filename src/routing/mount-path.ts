import { warnDeveloper } from '../messages/warn-developer.ts';

/** Options of the routers. */
export interface MountOptions {
  /** The folder of the host's router that the widgets use, below its base. @default '' (the whole router) */
  readonly mount?: string | undefined;
}

/** The `mount` of an adapter whose host gave something else than a path. The console shows a notice in place of a page. */
export const invalidMount = '?';

/**
 * The folder of an adapter's mount, without a trailing slash: '/portal/grados', or '' for the site's root. Letters
 * beyond ASCII are encoded as in the address bar.
 */
export function normalizeMount(path: string): string {
  const trimmed = path.trim().replace(/\/+$/, '');
  if (trimmed === '') return '';
  return encoded(trimmed.startsWith('/') ? trimmed : `/${trimmed}`);
}

/** Validates a host's mount; undefined, with a warning, if it is no path of its site. */
export function readMount(mount: unknown = ''): string | undefined {
  if (typeof mount === 'string' && isPath(mount)) return normalizeMount(mount);
  warnDeveloper(
    'B028',
    `mount must be a path of this site such as '/portal/grados', not ${mount}.`,
  );
  return undefined;
}

/** True if it is a plain path: no host, no query, no '..'. */
export function isPath(mount: string): boolean {
  return !/^\/\/|^[a-z][\w+.-]*:|[?#\\]|(^|\/)\.{1,2}(\/|$)/i.test(mount.trim());
}

/** A path of the site relative to the mount; undefined outside of it. */
export function insideMount(mount: string, pathname: string): string | undefined {
  const path = encoded(pathname);
  if (path === mount) return '/';
  return path.startsWith(`${mount}/`) ? path.slice(mount.length) : undefined;
}

/** Some routers pass 'titulación', others 'titulaci%C3%B3n'; encoded text stays as it is. */
function encoded(path: string): string {
  return new URL(`http://site${path.startsWith('/') ? path : `/${path}`}`).pathname;
}
