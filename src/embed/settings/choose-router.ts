import { findRoute } from '../../admin-console/navigation/route.ts';
import { sectionRoutes } from '../../admin-console/section-routes.ts';
import { browserRouter } from '../../routing/browser-router.ts';
import { hashRouter } from '../../routing/hash-router.ts';
import { memoryRouter } from '../../routing/memory-router.ts';
import type { RouterAdapter } from '../../routing/router-adapter.ts';
import type { Surface } from '../element/surface.ts';
import { readChoice, readProperty, readText } from './read-attributes.ts';

/**
 * Where a console keeps its place: the property `router`, else as the attribute says. Behind the '#' unless set
 * otherwise: that works on any page, without the server knowing of it.
 */
export function chooseRouter(surface: Surface): RouterAdapter {
  const given = readProperty<RouterAdapter>(surface, 'router', 'object');
  if (given !== undefined) return given;
  switch (readChoice(surface, 'router', ['hash', 'browser', 'memory']) ?? 'hash') {
    case 'hash':
      return hashRouter();
    case 'browser':
      return browserRouter({ mount: readText(surface, 'base-path') ?? folderOfPage() });
    case 'memory':
      return memoryRouter();
  }
}

/** An address inside the console that the site's server must answer with this page; behind '#' there is none. */
export function deepLinksOf(surface: Surface, router: RouterAdapter): readonly string[] {
  return surface.attribute('router')?.trim() === 'browser' ? [router.href('/applications')] : [];
}

/** That of the page, for a console that has a folder to itself; at a deep link the part before the console's own path. */
function folderOfPage(): string {
  const page = location.pathname.replace(/\/([^/]*\.[^/]*)?$/, '');
  for (let end = page.length; end > 0; ) {
    end = page.lastIndexOf('/', end - 1);
    const rest = page.slice(end);
    if (rest === '/login' || findRoute(sectionRoutes, rest)) return page.slice(0, end);
  }
  return page;
}
