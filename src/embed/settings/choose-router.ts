import { findRoute } from '#admin-console/navigation/route.ts';
import { sectionRoutes } from '#admin-console/section-routes.ts';
import { browserRouter } from '#routing/browser-router.ts';
import { hashRouter } from '#routing/hash-router.ts';
import { memoryRouter } from '#routing/memory-router.ts';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import type { Surface } from '../surface/surface.ts';
import { readAttribute, readProperty } from './read-attributes.ts';

/**
 * The router of a console element: the property `router`, else the kind in the attribute. The default uses the hash,
 * which works on any page without server configuration.
 */
export function chooseRouter(surface: Surface): RouterAdapter {
  const router = readProperty<RouterAdapter>(surface, 'router', 'object');
  if (router !== undefined) return router;
  switch (readAttribute(surface, 'router') ?? 'hash') {
    case 'hash':
      return hashRouter();
    case 'browser':
      return browserRouter({ mount: readAttribute(surface, 'base-path') ?? folderOfPage() });
    case 'memory':
      return memoryRouter();
  }
}

/** A deep link of the console that the site's server must answer with this page; none with a hash router. */
export function deepLinksOf(surface: Surface, router: RouterAdapter): readonly string[] {
  return readAttribute(surface, 'router') === 'browser' ? [router.href('/applications')] : [];
}

/**
 * The folder of the page, for a console that has a folder to itself; at a deep link the part before the console's path.
 */
function folderOfPage(): string {
  const page = location.pathname.replace(/\/([^/]*\.[^/]*)?$/, '');
  for (let end = page.length; end > 0; ) {
    end = page.lastIndexOf('/', end - 1);
    const rest = page.slice(end);
    if (rest === '/login' || findRoute(sectionRoutes, rest)) return page.slice(0, end);
  }
  return page;
}
