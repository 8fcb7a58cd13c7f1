import type { Action } from './people.ts';

/** Results of a number of concurrent users, each of whom starts again after an answer. */
export interface TrafficResult {
  /** Latency of each response in milliseconds. */
  readonly times: readonly number[];
  readonly failures: readonly string[];
  readonly seconds: number;
}

interface Crowd {
  readonly people: number;
  readonly seconds: number;
  /** Distributes calls over the instances in turn. */
  readonly addresses: readonly string[];
}

/** Runs an action with many users until the time is over. */
export async function repeatAction(
  action: Action,
  { people, seconds, addresses }: Crowd,
): Promise<TrafficResult> {
  const times: number[] = [];
  const failures: string[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  let turn = 0;
  const person = async () => {
    while (performance.now() < end) {
      turn += 1;
      const began = performance.now();
      try {
        await action(addresses[turn % addresses.length] ?? '');
        times.push(performance.now() - began);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  return { times, failures, seconds: (performance.now() - start) / 1_000 };
}
