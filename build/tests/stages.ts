/** A step of the test suite: an npm script. */
export interface Stage {
  readonly name: string;
  readonly script: string;
  /** Arguments for the script. */
  readonly args: readonly string[];
  /** Environment variables for the script. */
  readonly env: Readonly<Record<string, string>>;
  /** Names of the stages whose output it reads. */
  readonly needs: readonly string[];
  /** Number of cores that it uses. */
  readonly cores: 1 | 2;
  /** The CI job that it belongs to. */
  readonly part: Part;
}

/** The jobs of the CI workflow, which run in parallel. */
export const parts = ['check', 'node', 'browser', 'stories', 'site'] as const;
type Part = (typeof parts)[number];

interface Row {
  readonly script: string;
  readonly part: Part;
  /** @default 1 */
  readonly cores?: 1 | 2;
  readonly needs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments in both runs. */
  readonly args?: readonly string[];
  /** Arguments in `npm test` only, which leaves the rest to `npm run test:all`. */
  readonly usual?: readonly string[];
  /** Runs in `npm run test:all` only. */
  readonly isRare?: boolean;
}

/** `npm test` works without a network. */
const offline = { npm_config_offline: 'true' };

const withoutRare = ['--tags-filter', '!rare'];

/** The stages, in the order in which they start as dependencies and cores allow. */
const rows: Readonly<Record<string, Row>> = {
  'build:examples': { script: 'build:examples', part: 'check' },
  'storybook:build': { script: 'storybook:build', part: 'stories', usual: ['--test'] },
  // npm pack temporarily changes package.json, so nothing else may run.
  'package:file': { script: 'package:file', part: 'check', cores: 2, needs: ['build:examples'] },
  'package:check': { script: 'package:check', part: 'check', needs: ['package:file'] },
  unit: { script: 'test:unit', part: 'node', cores: 2, usual: withoutRare },
  // API and end-to-end tests often wait for a database or a page. At once, they take a sixth less time.
  api: { script: 'test:api', part: 'node', usual: withoutRare },
  'api on PGlite': {
    script: 'test:api',
    part: 'node',
    cores: 2,
    env: { BIRRETE_TEST_DATABASE: 'pglite' },
    // Transactions and seals. The conformance suite makes all calls on both databases, and the nightly workflow runs the
    // tests of every record on this one.
    args: [
      'platform/database',
      'register/titles',
      'register/ceremonies',
      'evidence/audit',
      'src/people',
      ...withoutRare,
    ],
    isRare: true,
  },
  browser: { script: 'test:browser', part: 'browser', cores: 2, usual: withoutRare },
  stories: {
    script: 'test:stories',
    part: 'stories',
    cores: 2,
    needs: ['storybook:build'],
    usual: ['--usual'],
  },
  e2e: {
    script: 'test:e2e',
    part: 'site',
    needs: ['build:examples'],
    usual: ['tests/e2e/journeys', ...withoutRare],
  },
  'cross-browser': {
    script: 'test:cross-browser',
    part: 'site',
    needs: ['build:examples'],
    isRare: true,
  },
  // They fill the core that the end-to-end tests leave before the API tests have ended.
  types: { script: 'types', part: 'check' },
  lint: { script: 'lint', part: 'check' },
  structure: { script: 'structure', part: 'check' },
  messages: { script: 'messages:check', part: 'check' },
  size: { script: 'size', part: 'check', needs: ['build:examples'] },
  packed: { script: 'test:packed', part: 'site', cores: 2, needs: ['package:file'], isRare: true },
};

/**
 * Returns the stages of a run.
 *
 * @param options.all whether to include stages for rare faults. Default false
 * @param options.part the only part to run, with the stages that it needs. Default all
 * @throws if the part doesn't exist
 */
export function stagesOf(options: {
  readonly all?: boolean;
  readonly part?: string | undefined;
}): readonly Stage[] {
  const { all = false, part } = options;
  if (part !== undefined && !parts.some((name) => name === part)) {
    throw new Error(`There is no part "${part}". The parts are: ${parts.join(', ')}.`);
  }
  const stages = Object.entries(rows)
    .filter(([, { isRare = false }]) => all || !isRare)
    .map(([name, row]) => stageOf(name, row, all));
  if (part === undefined) return stages;
  const chosen = stages.filter((stage) => stage.part === part);
  const needed = new Set(chosen.flatMap(({ name }) => withNeeds(name)));
  return stages.filter(({ name }) => needed.has(name));
}

function stageOf(name: string, row: Row, all: boolean): Stage {
  const { script, part, cores = 1, needs = [], env = {}, args = [], usual = [] } = row;
  return all
    ? { name, script, part, cores, needs, env: { ...env, BIRRETE_TEST_ALL: '1' }, args }
    : { name, script, part, cores, needs, env: { ...env, ...offline }, args: [...args, ...usual] };
}

/** A stage and all stages that must pass before it. */
function withNeeds(name: string): readonly string[] {
  return [name, ...(rows[name]?.needs ?? []).flatMap(withNeeds)];
}
