import { parsePath } from './parse-path.ts';
import type { RouterAdapter } from './router-adapter.ts';

/** A memory router shows where it was sent, for tests and stories. */
export interface MemoryRouter extends RouterAdapter {
  /** Full navigations asked for, in order: nothing is loaded anew. */
  readonly left: readonly string[];
}

/** A router that keeps its location to itself: for stories, tests, and hosts without addresses. */
export function memoryRouter(start = '/'): MemoryRouter {
  let location = parsePath(start);
  const listeners = new Set<() => void>();
  const left: string[] = [];

  return {
    left,
    getLocation: () => location,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to) => {
      location = parsePath(to);
      for (const listener of listeners) listener();
    },
    href: (to) => to,
    leave: (to) => {
      left.push(to);
    },
  };
}
