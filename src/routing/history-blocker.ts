import { entryIndex, listenToHistory } from './page-history.ts';
import type { NavigationGuard, RouterAdapter, RouterLocation } from './router-adapter.ts';

interface HistoryBlocker {
  /** Where the person is, as the widgets see it: a step that is still asked about has not happened. */
  address(): URL;
  /** Takes a step of our own, once the guard lets it. */
  navigate(to: URL, go: () => void): void;
  readonly block: NonNullable<RouterAdapter['block']>;
}

interface BlockedEntry {
  readonly address: URL;
  readonly index: number | undefined;
}

/**
 * A guard over the browser's history. The back button can't be cancelled: the step is undone, the person is asked, and
 * the step is repeated if they want to leave.
 *
 * @param inside our location in an address
 * @param onChange called when `address` may have changed
 */
export function createHistoryBlocker(
  inside: (address: URL) => RouterLocation | undefined,
  onChange: () => void,
): HistoryBlocker {
  let guard: NavigationGuard | undefined;
  let blocked: BlockedEntry | undefined;
  /** A step back or forward is under way that the guard is not asked about. */
  let isLeaving = false;

  const settle = () => {
    if (guard !== undefined) blocked = { address: here(), index: entryIndex() };
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
      blocked = { address: here(), index: entryIndex() };
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

/** @returns repeats the step */
function undoStep({ address, index }: BlockedEntry): () => void {
  const { history } = window;
  const reached = entryIndex();
  if (index === undefined || reached === undefined || index === reached) {
    history.pushState(null, '', address);
    return () => history.back();
  }
  history.go(index - reached);
  return () => history.go(reached - index);
}
