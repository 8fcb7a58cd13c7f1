/** The folder an adapter is mounted under, without a slash at its end: '/portal/grados', or '' for the site's root. */
export function normalizeMount(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  return trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}

/** A path of the site as seen from the mount. What lies outside of it is seen as the mount's own root. */
export function insideMount(mount: string, pathname: string): string {
  if (pathname === mount) return '/';
  return pathname.startsWith(`${mount}/`) ? pathname.slice(mount.length) : '/';
}
