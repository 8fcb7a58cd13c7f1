import { refuse } from '../server/failure.ts';

/** Where work waits: behind that of the same key, and before everybody else's if it is urgent. */
export type Lane = { key: string; isUrgent: boolean };

/** Runs work when its turn comes. @throws ApiFailure 503 when its lane is too long, or all are. */
export type FairQueue = <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;

type Waiter = { start: () => void; decline: () => void };

/**
 * A queue that runs so many at once and serves lanes in turn: a caller who fills a lane delays only that lane. Urgent lanes
 * come before all others. A lane that has nobody waiting gets a place even when the queue is full, at the expense of
 * the longest one.
 */
export function createFairQueue({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): FairQueue {
  const urgent = createLanes(waiting);
  const others = createLanes(waiting);
  let running = 0;
  const start = () => {
    while (running < atOnce) {
      const next = urgent.take() ?? others.take();
      if (next === undefined) return;
      running += 1;
      next.start();
    }
  };
  return async ({ key, isUrgent }, work) => {
    await new Promise<void>((resolve, reject) => {
      const decline = () => reject(refuse('unavailable'));
      (isUrgent ? urgent : others).add(key, { start: resolve, decline });
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

/** Who waits, by lane; the lane that is next comes first. */
function createLanes(most: number) {
  const lanes = new Map<string, Waiter[]>();
  let size = 0;
  const declineOne = () => {
    let longest: Waiter[] = [];
    for (const lane of lanes.values()) if (lane.length >= longest.length) longest = lane;
    longest.pop()?.decline();
    size -= 1;
  };
  return {
    add(key: string, waiter: Waiter): void {
      const lane = lanes.get(key) ?? [];
      lanes.set(key, lane);
      lane.push(waiter);
      size += 1;
      // This declines the newcomer if no lane is longer.
      if (size > most) declineOne();
      if (lane.length === 0) lanes.delete(key);
    },
    take(): Waiter | undefined {
      for (const [key, lane] of lanes) {
        lanes.delete(key);
        const waiter = lane.shift();
        if (lane.length > 0) lanes.set(key, lane);
        if (waiter === undefined) continue;
        size -= 1;
        return waiter;
      }
      return undefined;
    },
  };
}
