import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { Log } from '#platform/logging/log.ts';
import { formatMark, type TrailMark } from './verify/trail-mark.ts';

interface HeldMarks {
  readonly log: Pick<Log, 'info'>;
  /** The marks of entries whose transaction has not ended. */
  readonly held: TrailMark[];
}

const marks = new AsyncLocalStorage<HeldMarks>();

/**
 * Logs the mark of each entry that a request writes to the audit trail. A log on another machine then proves where the
 * trail ended: `--verify --since` compares it. A mark of a transaction that failed is never logged, because no entry has
 * it.
 */
export function logMarks(log: Pick<Log, 'info'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const held: TrailMark[] = [];
    await marks.run({ log, held }, next);
    if (c.error === undefined) write(log, held);
  };
}

/** Holds a mark until the transaction of its entry has ended. A command on the server logs none. */
export function holdMark(mark: TrailMark): void {
  marks.getStore()?.held.push(mark);
}

/** Runs a transaction and then logs its marks, whatever becomes of the request. */
export async function logMarksOf<T>(transaction: () => Promise<T>): Promise<T> {
  const log = marks.getStore()?.log;
  if (log === undefined) return transaction();
  const held: TrailMark[] = [];
  const result = await marks.run({ log, held }, transaction);
  write(log, held);
  return result;
}

function write(log: Pick<Log, 'info'>, held: readonly TrailMark[]): void {
  for (const mark of held) log.info({ trail: formatMark(mark) }, 'audit trail');
}
