/**
 * `npm run faults`: applies each seeded fault to a copy of the last commit, runs the tests that should detect it, and
 * prints a table. Arguments choose faults by name, group or suite: `npm run faults -- visuals api`.
 *
 * Fails if a fault survives, a patch no longer applies, or a test fails without a fault.
 */
import { groupBy } from '#domain/collection/group-by.ts';
import { type Fault, faults, type Suite } from './faults.ts';
import { type Failure, run, suites } from './suites.ts';
import { openWorktree } from './worktree.ts';

interface Try {
  readonly fault: Fault;
  readonly result: 'killed' | 'survived' | 'stale' | 'fails without it';
  /** Titles of the failed tests. */
  readonly by: readonly string[];
}

const wanted = process.argv.slice(2);
const worktree = openWorktree();
const tries: Try[] = [];
try {
  for (const suite of Object.keys(suites) as Suite[]) {
    const chosen = faults.filter((fault) => fault.suite === suite && isWanted(fault));
    if (chosen.length > 0) tries.push(...trySuite(suite, chosen));
  }
} finally {
  worktree.close();
}
console.log(tableOf(tries));
process.exitCode = tries.every(({ result }) => result === 'killed') ? 0 : 1;

function isWanted({ name, group, suite }: Fault): boolean {
  return wanted.length === 0 || [name, group, suite].some((word) => wanted.includes(word));
}

function trySuite(suite: Suite, chosen: readonly Fault[]): readonly Try[] {
  console.log(`${suite}: without a fault`);
  const before = failuresOf(suite, chosen);
  return batchesOf(suite, chosen).flatMap((batch) => {
    console.log(`${suite}: ${batch.map(({ name }) => name).join(', ')}`);
    const applied = batch.filter((fault) => worktree.apply(fault));
    const failures = applied.length === 0 ? [] : failuresOf(suite, applied);
    worktree.revert();
    return batch.map((fault): Try => {
      const isOfFault = ({ place }: Failure) => place === fault.place;
      const by = failures.filter(isOfFault).map(({ title }) => title);
      if (!applied.includes(fault)) return { fault, result: 'stale', by };
      if (before.some(isOfFault)) return { fault, result: 'fails without it', by };
      return { fault, result: by.length > 0 ? 'killed' : 'survived', by };
    });
  });
}

/** Faults of a group share a build, if the suite needs one. Each must be detected in a different place. */
function batchesOf(suite: Suite, chosen: readonly Fault[]): readonly (readonly Fault[])[] {
  if (suites[suite].builds === undefined) return chosen.map((fault) => [fault]);
  return [...groupBy(chosen, ({ group }) => group).values()];
}

function failuresOf(suite: Suite, batch: readonly Fault[]): readonly Failure[] {
  const { builds = [], find } = suites[suite];
  for (const script of builds) {
    const { status, output } = run(worktree.folder, ['npm', 'run', script]);
    if (status) throw new Error(`npm run ${script} failed.\n${output}`);
  }
  return find(worktree.folder, [...new Set(batch.map(({ place }) => place))]);
}

function tableOf(rows: readonly Try[]): string {
  const lines = rows.map(({ fault, result, by }) => {
    const first = by[0]?.replaceAll('|', '\\|') ?? '';
    const more = by.length > 1 ? ` and ${by.length - 1} more` : '';
    return `| ${fault.group} | ${fault.name} | ${fault.suite} | ${result} | ${first}${more} |`;
  });
  const head = '| group | fault | suite | result | by |';
  return [head, head.replace(/\w+/g, '---'), ...lines].join('\n');
}
