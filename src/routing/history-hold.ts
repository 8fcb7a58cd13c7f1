import { entryIndex, listenToHistory } from './page-history.ts';
import type { NavigationGuard, RouterAdapter, RouterLocation } from './router-adapter.ts';

interface HistoryHold {
  /** Where the person is as the widgets are to see it: a step that is asked about has not happened yet. */
  address(): URL;
  /** Takes a step of our own, once the guard lets it. */
  step(to: URL, go: () => void): void;
  readonly block: NonNullable<RouterAdapter['block']>;
}

interface Stand {
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
export function createHistoryHold(
  inside: (address: URL) => RouterLocation | undefined,
  onChange: () => void,
): HistoryHold {
  let guard: NavigationGuard | undefined;
  let stand: Stand | undefined;
  /** A step back or forward is under way that the guard is not asked about. */
  let isPassing = false;

  const settle = () => {
    if (guard !== undefined) stand = { address: here(), index: entryIndex() };
    onChange();
  };
  const isAsked = (to: URL) => guard?.concerns(inside(to)) === true;
  const moved = () => {
    if (stand === undefined || here().href === stand.address.href) return;
    if (isPassing || !isAsked(here())) {
      isPassing = false;
      return settle();
    }
    const takeAgain = takeBack(stand);
    const leave = () => {
      isPassing = true;
      takeAgain();
    };
    guard?.ask({ leave, stay: () => undefined });
  };

  return {
    address: () => stand?.address ?? here(),
    step: (to, go) => {
      const leave = () => {
        stand = undefined;
        go();
        settle();
      };
      if (isAsked(to)) guard?.ask({ leave, stay: () => undefined });
      else leave();
    },
    block: (next) => {
      guard = next;
      stand = { address: here(), index: entryIndex() };
      const stop = listenToHistory(moved);
      return () => {
        stop();
        if (guard !== next) return;
        guard = undefined;
        stand = undefined;
        onChange();
      };
    },
  };
}

function here(): URL {
  return new URL(window.location.href);
}

/** @returns repeats the step */
function takeBack({ address, index }: Stand): () => void {
  const { history } = window;
  const reached = entryIndex();
  if (index === undefined || reached === undefined || index === reached) {
    history.pushState(null, '', address);
    return () => history.back();
  }
  history.go(index - reached);
  return () => history.go(reached - index);
}
