// Compares the table with others in one run, for many rows.
import { bundleContenders } from './contenders.ts';
import { reportOf } from './report.ts';
import { runAll } from './run.ts';

/** `--sizes 10000,50000`, `--runs 5`. */
function option(name: string, standard: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? standard : (process.argv[at + 1] ?? standard);
}

const sizes = option('sizes', '10000,50000').split(',').map(Number);
const runs = Number(option('runs', '5'));
const results = await runAll(await bundleContenders(), sizes, runs);
console.log(reportOf(results));
