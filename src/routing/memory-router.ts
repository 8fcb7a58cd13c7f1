import { createStore } from 'zustand/vanilla';
import { parsePath } from './parse-path.ts';
import type { NavigationGuard, RouterAdapter, RouterLocation } from './router-adapter.ts';

/** Exposes its navigations, for tests and stories. */
export interface MemoryRouter extends RouterAdapter {
  /** Requested full navigations, in order; nothing is loaded. */
  readonly left: readonly string[];
  /** Goes back, as the browser's button does. */
  back(): void;
}

/** A router that keeps its location in memory: for stories, tests, and hosts without addresses. */
export function memoryRouter(start = '/'): MemoryRouter {
  const history = createStore<readonly RouterLocation[]>(() => [parsePath(start)]);
  const left: string[] = [];
  let guard: NavigationGuard | undefined;
  const go = (next: readonly RouterLocation[]) => {
    const leave = () => history.setState(next, true);
    if (guard?.concerns(next.at(-1)) === true) guard.ask({ leave, stay: () => undefined });
    else leave();
  };
  return {
    left,
    getLocation: () => history.getState().at(-1) ?? parsePath('/'),
    subscribe: history.subscribe,
    navigate: (to, { replace = false } = {}) =>
      go([...history.getState().slice(0, replace ? -1 : undefined), parsePath(to)]),
    back: () => {
      if (history.getState().length > 1) go(history.getState().slice(0, -1));
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
