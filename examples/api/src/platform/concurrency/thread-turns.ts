import { createWorkQueue } from './work-queue.ts';

/** The right to run the thread of a report or of documents, until `end` is called. */
export interface Turn {
  end(): void;
}

/** Each thread may fill some hundred megabytes. */
const concurrency = 2;

/**
 * Creates the turns of a resource in one process. A call waits until one of the earlier threads has ended.
 * @throws ApiFailure 503 when too many wait
 */
export function createThreadTurns(): () => Promise<Turn> {
  const queue = createWorkQueue({ concurrency, maxQueued: 20 });
  return () =>
    new Promise((start, refuse) => {
      const turn = () => new Promise<void>((end) => start({ end }));
      queue(turn).catch(refuse);
    });
}
