import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** The right to run the thread of a report, until `end` is called. */
export interface Turn {
  end(): void;
}

/** Each thread may fill some hundred megabytes. */
const concurrency = 2;

/** Creates the queue of a resource in one process, for work that runs a thread or fills one. */
export function createThreadQueue(): WorkQueue {
  return createWorkQueue({ concurrency, maxQueued: 20 });
}

/**
 * Creates the turns of a resource in one process, for work that goes on after its call. A call waits until one of the
 * earlier threads has ended.
 * @throws ApiFailure 503 when too many wait
 */
export function createThreadTurns(): () => Promise<Turn> {
  const queue = createThreadQueue();
  return () =>
    new Promise((start, refuse) => {
      const turn = () => new Promise<void>((end) => start({ end }));
      queue(turn).catch(refuse);
    });
}
