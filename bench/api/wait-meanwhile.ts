import { setTimeout } from 'node:timers/promises';
import { median, quantile } from '../browser/statistics.ts';
import type { Reference } from './start-reference.ts';

const pauseMs = 10;

/** Latencies of small requests in milliseconds. */
export interface Waits {
  /** A list from the database. */
  readonly list: readonly number[];
  /** A response that needs no database. */
  readonly document: readonly number[];
}

/** Sends small requests while `work` runs, one at a time per kind. */
export async function waitMeanwhile<T>(
  reference: Reference,
  work: Promise<T>,
): Promise<{ result: T; waits: Waits }> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const keepAsking = async (route: string) => {
    const times: number[] = [];
    while (!isOver) {
      times.push((await reference.call('GET', route)).took);
      await setTimeout(pauseMs);
    }
    return times;
  };
  const [result, list, document] = await Promise.all([
    ended,
    keepAsking('/faculties'),
    keepAsking('/openapi.json'),
  ]);
  return { result, waits: { list, document } };
}

/** 'a list 12 ms (worst 40), …' */
export function formatWaits({ list, document }: Waits): string {
  const said = (name: string, times: readonly number[]) =>
    `${name} ${median(times).toFixed(0)} ms (worst ${quantile(times, 1).toFixed(0)} ms)`;
  return `${said('a list', list)}, ${said('a document without database', document)}`;
}
