import { setTimeout } from 'node:timers/promises';

/** Waits until something is so; the test's own limit ends it otherwise. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(10);
}
