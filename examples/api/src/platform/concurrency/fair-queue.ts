import { refuse } from '../http/failure.ts';

/** A position in the queue: work with the same key waits in order, and lanes of a higher rank come before all others. */
export interface Lane {
  readonly key: string;
  readonly rank: 'first' | 'usual' | 'last';
}

/** Runs work when its turn comes. @throws ApiFailure 503 when the queue is full. */
export type FairQueue = <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;

interface Waiter {
  readonly start: () => void;
  readonly decline: () => void;
}

/**
 * Creates a queue that serves its lanes in turn, so that a caller who fills a lane delays only that lane. Every other turn
 * goes to the newest lane that had none: after a burst from hundreds of networks, a newcomer waits for a few turns, and
 * half of the turns still go to those who wait longest. When a rank has `maxQueued` entries, an empty lane still gets a
 * place: the longest lane loses its last entry.
 */
export function createFairQueue({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}): FairQueue {
  const lanes = {
    first: createLanes(maxQueued),
    usual: createLanes(maxQueued),
    last: createLanes(maxQueued),
  };
  let running = 0;
  const start = () => {
    while (running < concurrency) {
      const next = lanes.first.take() ?? lanes.usual.take() ?? lanes.last.take();
      if (next === undefined) return;
      running += 1;
      next.start();
    }
  };
  return async ({ key, rank }, work) => {
    await new Promise<void>((resolve, reject) => {
      const decline = () => reject(refuse('unavailable'));
      lanes[rank].add(key, { start: resolve, decline });
      start();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      start();
    }
  };
}

/** Creates the waiting entries by lane. The next lane to serve comes first. */
function createLanes(maxQueued: number) {
  const lanes = new Map<string, Waiter[]>();
  /** The lanes without a turn so far, the newest last. */
  const unserved = new Set<string>();
  let isNewestNext = false;
  let size = 0;
  const declineOne = () => {
    let longest: Waiter[] = [];
    for (const lane of lanes.values()) if (lane.length >= longest.length) longest = lane;
    longest.pop()?.decline();
    size -= 1;
  };
  return {
    add(key: string, waiter: Waiter): void {
      if (!lanes.has(key)) unserved.add(key);
      const lane = lanes.get(key) ?? [];
      lanes.set(key, lane);
      lane.push(waiter);
      size += 1;
      // This declines the newcomer if no lane is longer.
      if (size > maxQueued) declineOne();
      if (lane.length > 0) return;
      lanes.delete(key);
      unserved.delete(key);
    },
    take(): Waiter | undefined {
      const newest = isNewestNext ? [...unserved].at(-1) : undefined;
      const [oldest] = lanes.keys();
      const key = newest ?? oldest;
      const lane = key === undefined ? undefined : lanes.get(key);
      const waiter = lane?.shift();
      if (key === undefined || lane === undefined || waiter === undefined) return undefined;
      isNewestNext = !isNewestNext;
      unserved.delete(key);
      // A lane that had its turn goes to the end.
      lanes.delete(key);
      if (lane.length > 0) lanes.set(key, lane);
      size -= 1;
      return waiter;
    },
  };
}
