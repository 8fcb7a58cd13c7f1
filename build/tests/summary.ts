import type { StageResult } from './run-stages.ts';

/** Prints a table of the stages, the failed ones, and the total time. */
export function printSummary(results: readonly StageResult[], milliseconds: number): void {
  console.table(
    Object.fromEntries(
      results.map(({ name, status, seconds }) => [name, { status, seconds: Math.round(seconds) }]),
    ),
  );
  const failed = results.filter(({ status }) => status !== 'passed');
  for (const { name, status } of failed) console.error(`${name} ${status}.`);
  console.log(`${Math.round(milliseconds / 1000)} s in all`);
  console.log(`Stages: ${results.length - failed.length} passed, ${failed.length} failed`);
}
