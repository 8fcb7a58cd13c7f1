import { unableFiles } from './missing-programs.ts';

/** Names the missing programs at the end of a run. */
export function teardown(): void {
  for (const { reason } of unableFiles()) console.warn(reason);
}
