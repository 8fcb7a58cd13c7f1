import { startThread, type Thread } from '#platform/concurrency/start-thread.ts';
import type { Answer, Asked } from './document-worker.ts';

/** The code of a thread that draws documents. */
export const documentModule = new URL('./document-worker.ts', import.meta.url);

/** MB that previews and checks may fill. */
const memory = 320;

type Ask = (asked: Asked) => Promise<Answer>;

/** Asks the thread that previews and checks share. */
export const askDocumentThread = shareThread();

/** Creates the questions to one thread, which starts with the first of them, and again after it was lost. */
export function shareThread(): Ask {
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
  return async (asked) => {
    shared ??= open();
    return shared.ask(asked);
  };
}
