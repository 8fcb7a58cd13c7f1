/** `npm run prove`: each proof as often as it promises. Further arguments choose files, e.g. `-- lost-updates`. */
import { spawnSync } from 'node:child_process';

const chosen = process.argv.slice(2);
const files = chosen.length === 0 ? ['tests/prove'] : chosen;
const projects = ['unit', 'api', 'browser', 'e2e'].flatMap((name) => ['--project', name]);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', ...projects, '--reporter', 'verbose', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, BIRRETE_PROVE: '1' },
    // A batch file there.
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
