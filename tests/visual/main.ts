/**
 * Compares the pictures of the states with the kept ones: `npm run test:visual`, with `-- --update` to keep what is seen
 * now, and with words of a story's place to look at those only: `-- 'Consola/Títulos'`.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEntries } from '../storybook/serve-storybook.ts';
import { keyStates } from './key-states.ts';
import { compressPictures, removePictures, strayPictures } from './pictures.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
const start = Date.now();
if (values.update) await removePictures(strayPictures(keyStates(await readEntries())));

const { status } = spawnSync(
  process.execPath,
  [
    path.join(path.dirname(playwright), 'cli.js'),
    'test',
    ...(positionals.length === 0 ? [] : ['--grep', positionals.join('|')]),
    ...(values.update ? ['--update-snapshots'] : []),
  ],
  { stdio: 'inherit' },
);

if (values.update) await compressPictures(start);
if (status !== 0) console.error('Open .visual/report/index.html to see what differs.');
process.exitCode = status ?? 1;
