import { Worker } from 'node:worker_threads';

/** A thread that answers questions in order. */
export interface Thread<Question, Answer> {
  /** @throws the error of the answer, or ThreadLost if the thread has ended. */
  ask(question: Question): Promise<Answer>;
  /** Settles when the thread ends without a call of `end`, for example because it ran out of memory. */
  readonly lost: Promise<ThreadLost>;
  /** Ends the thread, even if it is busy. */
  end(): Promise<void>;
}

/** The reply of a thread: an answer, or an error with the properties that PostgreSQL adds. */
export type Reply<Answer> =
  | { readonly answer: Answer }
  | {
      readonly error: {
        readonly message: string;
        readonly code?: unknown;
        readonly constraint?: unknown;
      };
    };

/**
 * `memory` is the limit in MB. A thread that exceeds it ends, and the process continues. Default: the process's limit.
 * `isBackground`: the process may end while the thread has no question. Default false.
 */
interface ThreadOptions {
  readonly data: unknown;
  readonly memory?: number;
  readonly isBackground?: boolean;
}

/** A small young generation saves about 100 MB for little time. */
function limitsOf(memory: number) {
  return { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: memory / 10 };
}

/** Starts a module in a new thread. The module must call `serveThread`. */
export function startThread<Question, Answer>(
  module: URL,
  { data, memory, isBackground = false }: ThreadOptions,
): Thread<Question, Answer> {
  const worker = new Worker(module, {
    workerData: data,
    ...(memory === undefined ? {} : { resourceLimits: limitsOf(memory) }),
  });
  const pending: { resolve(reply: Reply<Answer>): void; reject(error: Error): void }[] = [];
  const rest = () => {
    if (isBackground && pending.length === 0) worker.unref();
  };
  let ended: ThreadLost | undefined;
  let isEnding = false;
  let lose: (error: ThreadLost) => void = () => {};
  const lost = new Promise<ThreadLost>((resolve) => {
    lose = resolve;
  });
  const end = (cause?: unknown) => {
    ended ??= new ThreadLost(cause);
    for (const { reject } of pending.splice(0)) reject(ended);
    if (!isEnding) lose(ended);
  };
  worker.on('message', (reply: Reply<Answer>) => {
    pending.shift()?.resolve(reply);
    rest();
  });
  worker.on('error', end);
  worker.on('exit', () => end());
  rest();
  return {
    lost,
    async ask(question) {
      if (ended !== undefined) throw ended;
      worker.ref();
      worker.postMessage(question);
      const reply = await new Promise<Reply<Answer>>((resolve, reject) => {
        pending.push({ resolve, reject });
      });
      if ('answer' in reply) return reply.answer;
      throw Object.assign(new Error(reply.error.message), reply.error);
    },
    async end() {
      isEnding = true;
      await worker.terminate();
    },
  };
}

/** The failure of calls to a thread that has ended. `cause` is its error, if there was one. */
export class ThreadLost extends Error {
  constructor(cause?: unknown) {
    super('The thread has ended.', cause === undefined ? {} : { cause });
    this.name = 'ThreadLost';
  }
}
