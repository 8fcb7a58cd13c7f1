import { parsePath } from './parse-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

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
  const listeners = new Set<() => void>();
  const left: string[] = [];

  const remember = (next: readonly RouterLocation[]) => {
    history = next;
    for (const listener of listeners) listener();
  };

  return {
    left,
    getLocation: () => history.at(-1) ?? parsePath('/'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, { replace = false } = {}) => {
      remember([...(replace ? history.slice(0, -1) : history), parsePath(to)]);
    },
    back: () => {
      if (history.length > 1) remember(history.slice(0, -1));
    },
    href: (to) => to,
    leave: (to) => {
      left.push(to);
    },
  };
}
