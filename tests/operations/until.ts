import { setTimeout } from 'node:timers/promises';

/** Waits until a condition holds, or the test's timeout ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(10);
}
