// @module-tag rare
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { consumerEnvironment } from './install/environment.ts';

interface Installer {
  readonly name: string;
  /** The installer's package on npm. */
  readonly from: string;
  /** Path of its script in that package. */
  readonly script: string;
  readonly install: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

const npm: Installer = {
  name: 'npm, engines and peers strict, beside MSW',
  from: 'npm@10',
  script: 'npm/bin/npm-cli.js',
  install: ['install', 'msw', '--engine-strict', '--strict-peer-deps', '--no-audit', '--no-fund'],
};

/** Each installer in its strictest mode. */
const installers: readonly Installer[] = [
  npm,
  {
    name: 'Yarn 4, without node_modules',
    from: '@yarnpkg/cli-dist@4',
    script: '@yarnpkg/cli-dist/bin/yarn.js',
    install: ['install', '--no-immutable'],
    environment: { YARN_ENABLE_TELEMETRY: '0' },
  },
  {
    name: 'pnpm, engines and peers strict',
    from: 'pnpm@10',
    script: 'pnpm/bin/pnpm.cjs',
    install: [
      'install',
      '--no-frozen-lockfile',
      '--config.strict-peer-dependencies=true',
      '--config.engine-strict=true',
    ],
  },
];

/** The oldest Node that package.json allows; others by `BIRRETE_INSTALL_NODES=20,22,24`. */
const nodes = (process.env.BIRRETE_INSTALL_NODES ?? '20').split(',');

const execute = promisify(execFile);
const fixture = path.join(import.meta.dirname, 'fixtures/installers');
let folder: string;
let registry: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-installers-'));
  registry = (await execute('npm', ['config', 'get', 'registry'])).stdout.trim();
  await gather(
    'tools',
    installers.map(({ from }) => from),
  );
  for (const node of nodes) await gather(`node-${node}`, [`${nodePackage}@${node}`]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(nodes)('on Node %s', (node) => {
  test.each(installers)('$name installs without a warning, and the package runs', async (tool) => {
    const project = path.join(folder, `${tool.from.replace(/^@?([\w-]+).*/, '$1')}-${node}`);
    await cp(fixture, project, { recursive: true });
    await cp(inject('tarball'), path.join(project, 'birrete.tgz'));
    // An empty file stops Yarn from searching for a project in parent folders.
    await writeFile(path.join(project, 'yarn.lock'), '');

    const said = await run(tool, node, project, tool.install);
    expect(said.split('\n').filter((line) => isWarning(line))).toEqual([]);
    expect(await run(tool, node, project, ['run', 'render'])).toContain('Código de solicitud');
    expect(await run(tool, node, project, ['run', 'conformance'])).toMatch(/\b0 do not hold/);
  });

  test('the fake API runs with the MSW that npm chooses', async () => {
    const project = path.join(folder, `npm-${node}`);
    expect(await run(npm, node, project, ['run', 'fake-api'])).toMatch(/^200 /m);
  });
});

/** Node as an npm package for this platform. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Installs tools into a separate folder. */
async function gather(name: string, packages: readonly string[]): Promise<void> {
  const prefix = path.join(folder, name);
  const settings = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--no-save'];
  await execute('npm', ['install', ...settings, '--prefix', prefix, ...packages], {
    env: consumerEnvironment(inject('api')),
  });
}

async function run(
  { script, environment }: Installer,
  node: string,
  cwd: string,
  args: readonly string[],
): Promise<string> {
  const bin = path.join(folder, `node-${node}`, 'node_modules', nodePackage, 'bin');
  const { PATH, ...surroundings } = consumerEnvironment(inject('api'));
  const env = {
    ...surroundings,
    ...environment,
    PATH: [bin, PATH].join(path.delimiter),
    npm_config_registry: registry,
    YARN_NPM_REGISTRY_SERVER: registry,
  };
  const file = path.join(folder, 'tools/node_modules', script);
  return execute(path.join(bin, 'node'), [file, ...args], { cwd, env }).then(
    ({ stdout, stderr }) => `${stdout}\n${stderr}`,
    (failure: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${args.join(' ')} failed.\n${failure.stdout}\n${failure.stderr}`);
    },
  );
}

/** Removes warnings about this machine's settings, and Yarn's warning about its loader, which its last line counts. */
function isWarning(line: string): boolean {
  return (
    /\bwarn(ing)?s?\b|WARN|YN0002|YN0060|YN0086/i.test(line) &&
    !/config|lockfile|YN0000: · Done/i.test(line)
  );
}
