import { parsePath } from './parse-path.ts';
import type { NavigationGuard, RouterAdapter, RouterLocation } from './router-adapter.ts';

/** A memory router shows where it was sent, for tests and stories. */
export interface MemoryRouter extends RouterAdapter {
  /** Full navigations asked for, in order: nothing is loaded anew. */
  readonly left: readonly string[];
  /** Goes back, as the browser's button does. */
  back(): void;
}

/** A router that keeps its location to itself: for stories, tests, and hosts without addresses. */
export function memoryRouter(start = '/'): MemoryRouter {
  let history: readonly RouterLocation[] = [parsePath(start)];
  let guard: NavigationGuard | undefined;
  const listeners = new Set<() => void>();
  const left: string[] = [];

  const take = (next: readonly RouterLocation[]) => {
    history = next;
    for (const listener of listeners) listener();
  };
  const go = (next: readonly RouterLocation[]) => {
    const isAsked = guard?.concerns(next.at(-1)) === true;
    if (isAsked) guard?.ask({ leave: () => take(next), stay: () => undefined });
    else take(next);
  };

  return {
    left,
    getLocation: () => history.at(-1) ?? parsePath('/'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, { replace = false } = {}) => {
      go([...(replace ? history.slice(0, -1) : history), parsePath(to)]);
    },
    back: () => {
      if (history.length > 1) go(history.slice(0, -1));
    },
    href: (to) => to,
    leave: (to) => {
      left.push(to);
    },
    block: (next) => {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
}
