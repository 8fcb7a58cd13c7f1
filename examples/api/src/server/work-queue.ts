import { refuse } from './failure.ts';

/** Runs work when its turn comes. @throws ApiFailure 503 when too many wait already. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue that runs so many at once and lets so many wait, first come first served. */
export function createWorkQueue({
  atOnce,
  waiting: most,
}: {
  atOnce: number;
  waiting: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw refuse('unavailable');
      // The one that finishes passes its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
