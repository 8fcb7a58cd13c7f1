/**
 * `npm run faults`: puts each seeded fault into a copy of the last commit, runs the tests that should find it, and prints a
 * table of what found it. With names of faults, groups or suites it tries those only: `npm run faults -- visuals api`.
 *
 * It fails when a fault survives, when a patch no longer applies, and when a test fails without a fault.
 */
import { groupBy } from '../../src/domain/collection/group-by.ts';
import { type Fault, faults, type Suite } from './faults.ts';
import { run } from './run.ts';
import type { Failure } from './search.ts';
import { suites } from './suites.ts';
import { openWorktree } from './worktree.ts';

interface Try {
  readonly fault: Fault;
  readonly suite: Suite;
  readonly outcome: 'killed' | 'survived' | 'stale' | 'fails without it';
  /** Titles of the tests that failed. */
  readonly by: readonly string[];
}

const wanted = process.argv.slice(2);
const worktree = openWorktree();
const tries: Try[] = [];
try {
  for (const suite of Object.keys(suites) as Suite[]) {
    const chosen = faults.filter((fault) => isWanted(fault, suite));
    if (chosen.length > 0) tries.push(...trySuite(suite, chosen));
  }
} finally {
  worktree.close();
}
console.log(tableOf(tries));
process.exitCode = tries.every(({ outcome }) => outcome === 'killed') ? 0 : 1;

function isWanted({ name, group, suites: own }: Fault, suite: Suite): boolean {
  if (own[suite] === undefined) return false;
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
      const isOf = ({ place }: Failure) => fault.suites[suite]?.includes(place);
      const by = failures.filter(isOf).map(({ title }) => title);
      if (!applied.includes(fault)) return { fault, suite, outcome: 'stale', by };
      if (before.some(isOf)) return { fault, suite, outcome: 'fails without it', by };
      return { fault, suite, outcome: by.length > 0 ? 'killed' : 'survived', by };
    });
  });
}

/** Faults that share a build, where the suite needs one: those of a group are looked for in different places. */
function batchesOf(suite: Suite, chosen: readonly Fault[]): readonly (readonly Fault[])[] {
  if (suites[suite].build === undefined) return chosen.map((fault) => [fault]);
  return [...groupBy(chosen, ({ group, isRare }) => `${group} ${isRare}`).values()];
}

function failuresOf(suite: Suite, batch: readonly Fault[]): readonly Failure[] {
  const { folder } = worktree;
  const { build, find } = suites[suite];
  const built = build && run(folder, ['npm', 'run', ...build]);
  if (built?.status) throw new Error(`npm run ${build?.join(' ')} failed.\n${built.output}`);
  const places = [...new Set(batch.flatMap((fault) => fault.suites[suite] ?? []))];
  return find({ folder, places, isRare: batch.some((fault) => fault.isRare) });
}

function tableOf(rows: readonly Try[]): string {
  const lines = rows.map(({ fault, suite, outcome, by }) => {
    const first = by[0]?.replaceAll('|', '\\|') ?? '';
    const more = by.length > 1 ? ` and ${by.length - 1} more` : '';
    return `| ${fault.group} | ${fault.name} | ${suite} | ${outcome} | ${first}${more} |`;
  });
  const head = '| group | fault | suite | outcome | by |';
  return [head, head.replace(/\w+/g, '---'), ...lines].join('\n');
}
