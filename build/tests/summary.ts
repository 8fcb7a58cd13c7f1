import type { StageResult } from './run-stages.ts';

/** Prints a table of the stages, those that failed, and the time of the whole run. */
export function printSummary(results: readonly StageResult[], milliseconds: number): void {
  console.table(
    Object.fromEntries(
      results.map(({ name, outcome, seconds }) => [
        name,
        { outcome, seconds: Math.round(seconds) },
      ]),
    ),
  );
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  for (const { name, outcome } of failed) console.error(`${name} ${outcome}.`);
  console.log(`${Math.round(milliseconds / 1000)} s in all`);
  console.log(`Stages: ${results.length - failed.length} passed, ${failed.length} failed`);
}
