import type { LazyView } from '../../react/lazy.tsx';
import type { consoleMessages } from '../console.messages.ts';

/** A section of the console: a row of the table of routes. */
export interface ConsoleRoute {
  readonly id: string;
  /** Relative to the console's base. */
  readonly path: string;
  /** Whether the section is also shown for paths beneath its own. */
  readonly isWildcard: boolean;
  readonly label: keyof typeof consoleMessages.defaults;
  /** Its icon in the side menu: an SVG path in a square of 24. */
  readonly icon: string;
  readonly view: LazyView<object>;
}

/** The section that a path seen from the base belongs to. */
export function findRoute(routes: readonly ConsoleRoute[], path: string): ConsoleRoute | undefined {
  return routes.find(
    (route) => path === route.path || (route.isWildcard && path.startsWith(`${route.path}/`)),
  );
}
