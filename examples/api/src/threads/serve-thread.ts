import { parentPort } from 'node:worker_threads';
import type { Said } from './start-thread.ts';

/** Answers what this thread is asked, one thing after the other. */
export function serveThread<Asked, Answer>(answer: (asked: Asked) => Promise<Answer>): void {
  const port = parentPort;
  if (port === null) throw new Error('This module is the code of a thread.');
  let former = Promise.resolve();
  port.on('message', (asked: Asked) => {
    former = former.then(async () => port.postMessage(await said(answer, asked)));
  });
}

async function said<Asked, Answer>(
  answer: (asked: Asked) => Promise<Answer>,
  asked: Asked,
): Promise<Said<Answer>> {
  try {
    return { answer: await answer(asked) };
  } catch (error) {
    return { error: describeError(error) };
  }
}

/** An error that passes between threads keeps its message alone. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
  };
}
