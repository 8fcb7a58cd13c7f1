import { startThread, type Thread } from '#platform/concurrency/start-thread.ts';
import { askInTime } from './ask-in-time.ts';
import { type AskThread, documentModule } from './document-thread.ts';
import type { Answer, Asked } from './document-worker.ts';

/** A thread that draws one file at a time. */
export type FileThread = Thread<Asked, Answer>;

/** The threads of files. The one that drew the last file waits for the next, with its code compiled and its fonts open. */
export interface FileThreads {
  /** Takes a thread for one file. The caller ends it or returns it. */
  take(): FileThread;
  /** Returns a thread that has completed its file. */
  giveBack(thread: FileThread): void;
}

/** MB that one file may fill in its thread. */
const memory = 320;
/** Milliseconds that a thread waits for another file: a print of many titles continues sooner. */
const patience = 30_000;

/** Creates threads of which one waits. Without work it ends, and returns its memory. */
export function createFileThreads(wait = patience): FileThreads {
  let waiting: FileThread | undefined;
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  return {
    take() {
      const thread =
        waiting ?? startThread(documentModule, { data: undefined, memory, isBackground: true });
      forget();
      return thread;
    },
    giveBack(thread) {
      if (waiting !== undefined) {
        void thread.end();
        return;
      }
      waiting = thread;
      void thread.lost.then(() => {
        if (waiting === thread) forget();
      });
      timer = setTimeout(() => {
        forget();
        void thread.end();
      }, wait).unref();
    },
  };
}

/** The threads that prints share with their checks. */
export const fileThreads = createFileThreads();

/**
 * Works with a thread of files, which waits for the next afterwards. A failure ends it.
 * @throws DrawingTooSlow if an answer takes longer than a job may
 */
export async function withFileThread<Result>(
  work: (ask: AskThread) => Promise<Result>,
  limit?: number,
): Promise<Result> {
  const thread = fileThreads.take();
  try {
    const result = await work((asked) => askInTime(thread, asked, limit));
    fileThreads.giveBack(thread);
    return result;
  } catch (error) {
    await thread.end();
    throw error;
  }
}
