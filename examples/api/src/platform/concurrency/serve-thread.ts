import { parentPort } from 'node:worker_threads';
import type { Reply } from './start-thread.ts';

/** Answers the questions to this thread, one after the other. */
export function serveThread<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
): void {
  const port = parentPort;
  if (port === null) throw new Error('This module is the code of a thread.');
  let previous = Promise.resolve();
  port.on('message', (question: Question) => {
    previous = previous.then(async () => port.postMessage(await replyTo(answer, question)));
  });
}

async function replyTo<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  question: Question,
): Promise<Reply<Answer>> {
  try {
    return { answer: await answer(question) };
  } catch (error) {
    return { error: describeError(error) };
  }
}

/** Copies the properties of an error that structured cloning would lose, so that it can be sent to another thread. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
  };
}
