import type { StageResult } from './run-stages.ts';

/** Number of lines in which test runners report failures at the end of their output. */
const reportLines = 80;

/** Prints the end of the output of each failed stage, a table of all stages, and the total time. */
export function printSummary(results: readonly StageResult[], milliseconds: number): void {
  const failed = results.filter(({ status }) => status !== 'passed');
  for (const { name, output } of failed) {
    console.log(`\n── the end of the output of ${name} ──\n${lastLines(output)}`);
  }
  console.table(
    Object.fromEntries(
      results.map(({ name, status, seconds }) => [name, { status, seconds: Math.round(seconds) }]),
    ),
  );
  for (const { name, status } of failed) console.error(`${name} ${status}.`);
  console.log(`${Math.round(milliseconds / 1000)} s in all`);
  console.log(`Stages: ${results.length - failed.length} passed, ${failed.length} failed`);
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-reportLines).join('\n');
}
