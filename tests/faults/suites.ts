import { checkStories } from './check-stories.ts';
import type { Suite } from './faults.ts';
import { run } from './run.ts';
import type { Failure, Search } from './search.ts';
import { vitest } from './vitest.ts';

interface SuiteKind {
  /** The npm script that builds the input of its tests. */
  readonly build?: readonly string[];
  readonly find: (search: Search) => readonly Failure[];
}

const build = ['build:examples'];
const buildAndPack = ['build:package'];

/** In the order of execution. */
export const suites: Readonly<Record<Suite, SuiteKind>> = {
  unit: { find: vitest('unit') },
  api: { find: vitest('api') },
  browser: { find: vitest('browser') },
  storybook: { find: vitest('storybook') },
  check: { find: failingScripts },
  size: { build, find: failingScripts },
  'package:check': { build: buildAndPack, find: failingScripts },
  packed: { build: buildAndPack, find: vitest('packed') },
  e2e: { build, find: vitest('e2e') },
  stories: { build: ['storybook:build', '--', '--test'], find: checkStories },
};

function failingScripts({ folder, places }: Search): readonly Failure[] {
  return places
    .filter((script) => run(folder, ['npm', 'run', script]).status !== 0)
    .map((script) => ({ place: script, title: `npm run ${script}` }));
}
