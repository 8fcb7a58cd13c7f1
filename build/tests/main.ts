/**
 * Runs the stages of `npm test`, or with `--all` those of `npm run test:all`, and prints a summary. Independent stages run
 * at the same time if enough cores are free. A failed stage does not stop the others.
 *
 * `--part NAME` runs one part and the stages that it needs; each job of the CI workflow runs one part.
 */
import { parseArgs } from 'node:util';
import { runStages } from './run-stages.ts';
import { stagesOf } from './stages.ts';
import { printSummary } from './summary.ts';

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, part: { type: 'string' } },
});

const start = Date.now();
const results = await runStages(stagesOf(values));
printSummary(results, Date.now() - start);
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
