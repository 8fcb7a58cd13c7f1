import type { Deed } from './people.ts';

/** How so many people at once fared, each of whom began anew when answered. */
export interface Fared {
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
  readonly failures: readonly string[];
  readonly seconds: number;
}

interface Crowd {
  readonly people: number;
  readonly seconds: number;
  /** Each call goes to the next. */
  readonly addresses: readonly string[];
}

/** Has a crowd do the same until the time is over. */
export async function keepDoing(deed: Deed, { people, seconds, addresses }: Crowd): Promise<Fared> {
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
        await deed(addresses[turn % addresses.length] ?? '');
        times.push(performance.now() - began);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  return { times, failures, seconds: (performance.now() - start) / 1_000 };
}
