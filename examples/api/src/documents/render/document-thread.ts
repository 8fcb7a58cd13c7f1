import { startThread, type Thread } from '#platform/concurrency/start-thread.ts';
import { createWorkQueue } from '#platform/concurrency/work-queue.ts';
import { askInTime, longestJob } from './ask-in-time.ts';
import type { Answer, Asked } from './document-worker.ts';
import { DrawingTooSlow } from './drawing-too-slow.ts';

/** The code of a thread that draws documents. */
export const documentModule = new URL('./document-worker.ts', import.meta.url);

/** MB that a thread may fill. */
const memory = 320;
/** Jobs that may wait. */
const maxQueued = 100;

/** Asks a thread that draws documents. */
export type AskThread = (asked: Asked) => Promise<Answer>;

/** Graduates have another thread than the console, whose templates can be slow to draw. */
const threads = { public: shareThread(), console: shareThread() };

/** The callers that share a thread. */
export type DocumentCallers = keyof typeof threads;

/**
 * Asks the thread that these callers share.
 * @throws DrawingTooSlow, ThreadLost, or ApiFailure 503 when too many wait
 */
export function askDocumentThread(callers: DocumentCallers, asked: Asked): Promise<Answer> {
  return threads[callers](asked);
}

/**
 * Creates the questions to one thread, which starts with the first of them, and again after it was lost. A job over the
 * limit ends the thread; those that wait go on in the next one.
 */
export function shareThread(limit = longestJob): AskThread {
  const queue = createWorkQueue({ concurrency: 1, maxQueued });
  let shared: Thread<Asked, Answer> | undefined;
  const open = () => {
    const thread = startThread<Asked, Answer>(documentModule, {
      data: undefined,
      memory,
      isBackground: true,
    });
    const forget = () => {
      if (shared === thread) shared = undefined;
    };
    thread.lost.then(forget, forget);
    return thread;
  };
  return (asked) =>
    queue(async () => {
      shared ??= open();
      try {
        return await askInTime(shared, asked, limit);
      } catch (error) {
        if (error instanceof DrawingTooSlow) shared = undefined;
        throw error;
      }
    });
}
