import { refuse } from '../http/failure.ts';

/** Runs work when its turn comes. @throws ApiFailure 503 when the queue is full. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a queue that runs up to `concurrency` tasks at once and queues up to `maxQueued`, in order of arrival. */
export function createWorkQueue({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= maxQueued) throw refuse('unavailable');
      // The task that finishes passes its place on, so `running` stays the same.
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
