/**
 * Counts the classes of difference between the fake API and the reference API over random sequences of calls:
 * `node tests/model/main.ts --sequences 400 [--database pglite] [--seed 1] [--shrink]`.
 */
import { spawnSync } from 'node:child_process';
import { defaultServerConditions, runnerImport } from 'vite';
import { root } from '../config/root.ts';

const condition = 'birrete-source';
const flag = `--conditions=${condition}`;

// The threads of the reference API resolve the package as this process does.
if (process.execArgv.includes(flag)) {
  await runnerImport(`${import.meta.dirname}/report-classes.ts`, {
    root,
    configFile: false,
    logLevel: 'warn',
    environments: {
      inline: {
        resolve: { conditions: [condition, ...defaultServerConditions], noExternal: ['birrete'] },
      },
    },
  });
} else {
  const command = [flag, ...process.argv.slice(1)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
