import type { ConsoleRoute } from './route.ts';

interface ChosenRoutes {
  /** In the order of the side menu. */
  readonly routes: readonly ConsoleRoute[];
  /** A message for the developer, if something of the choice was ignored. */
  readonly warning: string | undefined;
}

/** The routes of a console with only some sections. Unknown ids are ignored, and so is a choice without a known one. */
export function chosenRoutes(
  all: readonly ConsoleRoute[],
  ids: readonly string[] | undefined,
): ChosenRoutes {
  if (ids === undefined) return { routes: all, warning: undefined };
  const routes = all.filter(({ id }) => ids.includes(id));
  const known = all.map(({ id }) => id).join(', ');
  if (routes.length === 0) {
    const warning = `sections names no section; all are shown. The sections are ${known}.`;
    return { routes: all, warning };
  }
  const unknown = ids.filter((id) => all.every((route) => route.id !== id));
  const warning =
    unknown.length === 0
      ? undefined
      : `sections: ${unknown.join(', ')} is ignored. The sections are ${known}.`;
  return { routes, warning };
}
