import { entryKey, listenToHistory, traverseTo } from './page-history.ts';
import type { NavigationGuard, RouterAdapter, RouterLocation } from './router-adapter.ts';

interface HistoryBlocker {
  /** The address as the widgets see it: a navigation that still waits for the user's answer has not happened. */
  address(): URL;
  /** Navigates unless the guard blocks it. */
  navigate(to: URL, go: () => void): void;
  readonly block: NonNullable<RouterAdapter['block']>;
}

interface BlockedEntry {
  readonly address: URL;
  /** The entry's key in the browser's history. */
  readonly key: string | undefined;
}

/**
 * A guard over the browser's history. The back button can't be cancelled: the navigation is undone, the user is asked,
 * and it is repeated if they want to leave.
 *
 * @param inside the adapter's location in an address
 * @param onChange called when `address` may have changed
 */
export function createHistoryBlocker(
  inside: (address: URL) => RouterLocation | undefined,
  onChange: () => void,
): HistoryBlocker {
  let guard: NavigationGuard | undefined;
  let blocked: BlockedEntry | undefined;
  /** A navigation about which the guard is not asked is under way. */
  let isLeaving = false;

  const settle = () => {
    if (guard !== undefined) blocked = { address: here(), key: entryKey() };
    onChange();
  };
  const mustAsk = (to: URL) => guard?.concerns(inside(to)) === true;
  const moved = () => {
    if (blocked === undefined || here().href === blocked.address.href) return;
    if (isLeaving || !mustAsk(here())) {
      isLeaving = false;
      return settle();
    }
    const repeat = undoStep(blocked);
    const leave = () => {
      isLeaving = true;
      repeat();
    };
    guard?.ask({ leave, stay: () => undefined });
  };

  return {
    address: () => blocked?.address ?? here(),
    navigate: (to, go) => {
      const leave = () => {
        blocked = undefined;
        go();
        settle();
      };
      if (mustAsk(to)) guard?.ask({ leave, stay: () => undefined });
      else leave();
    },
    block: (next) => {
      guard = next;
      blocked = { address: here(), key: entryKey() };
      const stop = listenToHistory(moved);
      return () => {
        stop();
        if (guard !== next) return;
        guard = undefined;
        blocked = undefined;
        onChange();
      };
    },
  };
}

function here(): URL {
  return new URL(window.location.href);
}

/** @returns a function that repeats the navigation */
function undoStep({ address, key }: BlockedEntry): () => void {
  const reached = entryKey();
  if (key === undefined || reached === undefined || key === reached) {
    window.history.pushState(null, '', address);
    return () => window.history.back();
  }
  const undone = traverseTo(key);
  return () => void undone.then(() => traverseTo(reached));
}
