/**
 * Runs the stages of `npm test`, or with `--all` those of `npm run test:all`, and prints a summary. Independent stages
 * overlap as far as the cores allow, and a failure does not stop the others.
 *
 * `--part NAME` runs one part and the stages that it needs, like a job of the CI workflow.
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
process.exitCode = results.every(({ status }) => status === 'passed') ? 0 : 1;
