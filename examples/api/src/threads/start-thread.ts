import { Worker } from 'node:worker_threads';

/** A thread that answers each thing that it is asked, in order. */
export type Thread<Asked, Answer> = {
  /** @throws what the answer threw there, or Error when the thread has ended. */
  ask(asked: Asked): Promise<Answer>;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
};

/** What a thread says to a question: its answer, or the error with what PostgreSQL adds to its own. */
export type Said<Answer> =
  | { answer: Answer }
  | { error: { message: string; code?: unknown; constraint?: unknown } };

/** @param memory MB that it may fill; beyond, it ends and the process goes on. Default: as the process itself. */
type ThreadOptions = { data: unknown; memory?: number };

/** A small young generation costs a little time and saves a hundred MB. */
function limitsOf(memory: number) {
  return { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: memory / 10 };
}

/** Starts a module in a thread of its own. The module answers by `serveThread`. */
export function startThread<Asked, Answer>(
  module: URL,
  { data, memory }: ThreadOptions,
): Thread<Asked, Answer> {
  const worker = new Worker(module, {
    workerData: data,
    ...(memory === undefined ? {} : { resourceLimits: limitsOf(memory) }),
  });
  const line: { resolve(said: Said<Answer>): void; reject(error: Error): void }[] = [];
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of line.splice(0)) reject(ended);
  };
  worker.on('message', (said: Said<Answer>) => line.shift()?.resolve(said));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread has ended.')));
  return {
    async ask(asked) {
      if (ended !== undefined) throw ended;
      worker.postMessage(asked);
      const said = await new Promise<Said<Answer>>((resolve, reject) => {
        line.push({ resolve, reject });
      });
      if ('answer' in said) return said.answer;
      throw Object.assign(new Error(said.error.message), said.error);
    },
    async end() {
      await worker.terminate();
    },
  };
}
