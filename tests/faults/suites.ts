import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Suite } from './faults.ts';

/** A failed test or script, and the place that was searched. */
export interface Failure {
  readonly place: string;
  readonly title: string;
}

type Find = (folder: string, places: readonly string[]) => readonly Failure[];

interface SuiteKind {
  /** The npm scripts that build the input of its tests. */
  readonly builds?: readonly string[];
  /** Runs the places in a copy of the repository. */
  readonly find: Find;
}

/** In the order of execution. */
export const suites: Readonly<Record<Suite, SuiteKind>> = {
  unit: { find: vitest('unit') },
  api: { find: vitest('api') },
  browser: { find: vitest('browser') },
  check: { find: failingScripts },
  size: { builds: ['build:examples'], find: failingScripts },
  packed: { builds: ['build:examples', 'package:file'], find: vitest('packed') },
  e2e: { builds: ['build:examples'], find: vitest('e2e') },
  stories: { builds: ['storybook:build'], find: failingStories },
};

/** JSON report of the test runner, in the copy of the repository. */
const reportFile = 'node_modules/.cache/faults.json';

/** Runs a command in a folder. */
export function run(folder: string, [command = '', ...args]: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  return { status, output: stdout + stderr };
}

/** Runs a test runner and reads its report. @throws with its output if it writes none */
function reportOf<Report>(folder: string, program: string, ...args: readonly string[]): Report {
  const file = path.join(folder, reportFile);
  rmSync(file, { force: true });
  const { output } = run(folder, [process.execPath, `node_modules/${program}`, ...args]);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${program} ${args.join(' ')} wrote no report.\n${output}`, { cause });
  }
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

function vitest(project: Suite): Find {
  return (folder, places) => {
    const { testResults } = reportOf<{ readonly testResults: readonly TestFile[] }>(
      folder,
      'vitest/vitest.mjs',
      ...['run', ...places, '--config', `tests/config/vitest.${project}.config.ts`],
      ...['--reporter', 'json', '--outputFile', reportFile],
    );
    return testResults
      .filter(({ status }) => status !== 'passed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter((result) => result.status === 'failed');
        // A file that fails to load has no tests.
        const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : [message];
        return titles.map((title) => ({ place: path.relative(folder, name), title }));
      });
  };
}

interface StorySuite {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly StorySuite[];
}

function failingStories(folder: string, places: readonly string[]): readonly Failure[] {
  const report = reportOf<StorySuite>(
    folder,
    'playwright/cli.js',
    ...['test', '--config', 'tests/storybook/playwright.config.ts', '--reporter', 'json'],
    ...['--project', 'all', '--grep', places.join('|')],
  );
  const failed = specsOf(report).filter(({ ok }) => !ok);
  return failed.flatMap(({ title }) =>
    places
      .filter((place) => new RegExp(`^${place}$`).test(title))
      .map((place) => ({ place, title })),
  );
}

function specsOf({ specs = [], suites = [] }: StorySuite): NonNullable<StorySuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failingScripts(folder: string, places: readonly string[]): readonly Failure[] {
  return places
    .filter((script) => run(folder, ['npm', 'run', script]).status !== 0)
    .map((script) => ({ place: script, title: `npm run ${script}` }));
}
