import type { Thread } from '#platform/concurrency/start-thread.ts';
import type { Answer, Asked } from './document-worker.ts';
import { DrawingTooSlow } from './drawing-too-slow.ts';

/** Time of one job in milliseconds. The start of a thread is part of its first job. */
export const longestJob = 15_000;

/**
 * Asks a thread, and ends it if the answer takes longer than a job may.
 * @throws DrawingTooSlow, or ThreadLost
 */
export async function askInTime(
  thread: Thread<Asked, Answer>,
  asked: Asked,
  limit = longestJob,
): Promise<Answer> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void thread.end();
  }, limit);
  try {
    return await thread.ask(asked);
  } catch (error) {
    throw isLate ? new DrawingTooSlow() : error;
  } finally {
    clearTimeout(timer);
  }
}
