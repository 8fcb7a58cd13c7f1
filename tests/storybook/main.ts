/**
 * Opens every entry of the static Storybook: `npm run test:storybook`, with words of a story's place to visit those only:
 * `-- 'Consola/Títulos'`. `npm run test:visual` compares pictures and does nothing else; with `-- --update` it keeps what
 * is seen now.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compressPictures, removePictures, strayPictures } from '../visual/pictures.ts';
import { hasPicture } from './key-states.ts';
import { readEntries } from './serve-storybook.ts';

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    workers: { type: 'string' },
  },
  allowPositionals: true,
});

const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
const projects = values.pictures || values.update ? ['pictures'] : ['stories', 'english'];
const start = Date.now();
if (values.update) {
  removePictures(strayPictures((await readEntries()).filter(hasPicture)));
}

const { status } = spawnSync(
  process.execPath,
  [
    path.join(path.dirname(playwright), 'cli.js'),
    'test',
    ...projects.map((project) => `--project=${project}`),
    ...(positionals.length === 0 ? [] : ['--grep', positionals.join('|')]),
    ...(values.update ? ['--update-snapshots=changed'] : []),
    ...(values.workers === undefined ? [] : ['--workers', values.workers]),
  ],
  { stdio: 'inherit' },
);

if (values.update) await compressPictures(start);
if (status !== 0) console.error('Open .visual/report/index.html to see what differs.');
process.exitCode = status ?? 1;
