import type { RouterAdapter, RouterLocation } from 'birrete/routing';

/** The members of your router that the adapter uses. */
export interface HostRouter {
  /** Path, search and hash: '/portal/grados/admin?q=julio'. */
  readonly path: string;
  go(path: string, how: 'push' | 'replace'): void;
  onChange(listener: () => void): () => void;
}

/** An adapter for a router of your own, below a folder such as '/portal/grados'. Create it outside the component. */
export function hostRouter(router: HostRouter, folder = ''): RouterAdapter {
  let known = { path: '', location: read('/') };
  return {
    mount: folder,
    // Returns the same object until the path changes. While another page of the host is shown, it returns the last one.
    getLocation: () => {
      const { path } = router;
      const isInside = path === folder || /^[/?#]/.test(path.slice(folder.length));
      if (path !== known.path && path.startsWith(folder) && isInside) {
        known = { path, location: read(path.slice(folder.length)) };
      }
      return known.location;
    },
    subscribe: (listener) => router.onChange(listener),
    navigate: (to, options) =>
      router.go(folder + to, options?.replace === true ? 'replace' : 'push'),
    href: (to) => folder + to,
    leave: (to) => window.location.assign(folder + to),
  };
}

function read(path: string): RouterLocation {
  const { pathname, search, hash } = new URL(path, 'https://any.test');
  return { pathname, search, hash };
}
