import { startThread, type Thread } from '../../threads/start-thread.ts';
import type { Answer, Asked } from './document-worker.ts';

/** The code of a thread that draws documents. */
export const documentModule = new URL('./document-worker.ts', import.meta.url);

/** MB that previews and checks may fill. */
const memory = 320;
let shared: Thread<Asked, Answer> | undefined;

/** Asks the thread that previews and checks share. It starts with the first question, and again after it was lost. */
export async function askDocumentThread(asked: Asked): Promise<Answer> {
  shared ??= openThread();
  return shared.ask(asked);
}

function openThread(): Thread<Asked, Answer> {
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
}
