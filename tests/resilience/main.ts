/** `npm run test:resilience`: the resilience tests in full. Arguments choose files, e.g. `-- lost-updates`. */
import { spawnSync } from 'node:child_process';

const chosen = process.argv.slice(2);
const all = ['tests/resilience', 'tests/model', 'documents/render/naughty-names', 'src/people'];
const files = chosen.length === 0 ? all : chosen;
const projects = ['unit', 'api', 'browser', 'e2e'].flatMap((name) => ['--project', name]);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', ...projects, '--reporter', 'verbose', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, BIRRETE_RESILIENCE: '1' },
    // npx is a batch file on Windows.
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
