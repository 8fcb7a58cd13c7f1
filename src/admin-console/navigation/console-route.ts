import type { LazyView } from '../../react/lazy.tsx';
import type { consoleMessages } from '../console.messages.ts';

export type SectionId =
  | 'dashboard'
  | 'ceremonies'
  | 'applications'
  | 'titles'
  | 'reports'
  | 'config';

/** A section of the back office: a row of the route table. */
export interface ConsoleRoute {
  readonly id: SectionId;
  /** Seen from the console's base. */
  readonly path: string;
  /** Whether the section shows itself for anything beneath its path (ruling 44). */
  readonly isWildcard: boolean;
  readonly label: keyof typeof consoleMessages.defaults & SectionId;
  readonly view: LazyView<object>;
}

/** The section that a path seen from the base belongs to. */
export function findRoute(routes: readonly ConsoleRoute[], path: string): ConsoleRoute | undefined {
  return routes.find(
    (route) => path === route.path || (route.isWildcard && path.startsWith(`${route.path}/`)),
  );
}
