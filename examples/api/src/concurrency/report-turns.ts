import { createWorkQueue } from './work-queue.ts';

/** The right to run a report's thread, until `end` is called. */
export interface Turn {
  end(): void;
}

/** Each report has a thread, which may fill some hundred megabytes. */
const concurrency = 2;

/**
 * Creates the turns of one process. A report waits until one of the earlier ones is made.
 * @throws ApiFailure 503 when too many wait
 */
export function createReportTurns(): () => Promise<Turn> {
  const queue = createWorkQueue({ concurrency, maxQueued: 20 });
  return () =>
    new Promise((start, refuse) => {
      const turn = () => new Promise<void>((end) => start({ end }));
      queue(turn).catch(refuse);
    });
}
