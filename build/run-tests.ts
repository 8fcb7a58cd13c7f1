/** `npm test`: one stage after the other until one fails, and how long each took. */
import { spawnSync } from 'node:child_process';

const stages = [
  'check',
  'build:examples',
  'size',
  'package:check',
  'test:node',
  'test:browser',
  'test:storybook',
  'test:e2e',
  'test:packed',
];

const seconds: Record<string, number> = {};
for (const stage of stages) {
  const start = Date.now();
  const { status } = spawnSync('npm', ['run', stage], {
    stdio: 'inherit',
    // A batch file there.
    shell: process.platform === 'win32',
  });
  seconds[stage] = Math.round((Date.now() - start) / 1000);
  if (status !== 0) {
    console.error(`${stage} failed.`);
    process.exitCode = status ?? 1;
    break;
  }
}

console.table(seconds);
