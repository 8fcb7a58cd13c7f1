/**
 * Checks the stories of the built Storybook: `npm run test:stories`. Parts of a story's title choose stories: `--
 * 'Consola/Títulos'`.
 *
 * - `--usual` checks each state in one window, with one picture a screen, and plays the behaviours of components and those
 *   tagged `journey` (`npm test`).
 * - `--unordered` shows each story twice, with responses up to 0.6 s late and in opposite orders. It finds plays that depend
 *   on the order.
 * - `--pictures` only compares pictures; `--update` accepts the current ones.
 * - `--build` first builds Storybook if its files have changed since the last build.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isScreenState } from '#storybook/map/screens.ts';
import { compressPictures, removePictures, strayPictures } from '../visual/pictures.ts';
import { buildStorybook } from './build-storybook.ts';
import { readEntries } from './serve-storybook.ts';

const { values, positionals } = parseArgs({
  options: {
    usual: { type: 'boolean', default: false },
    unordered: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    workers: { type: 'string' },
  },
  allowPositionals: true,
});

const projects = projectsOf(values);
const checksDocs = projects.includes('all');
if (values.build) await buildStorybook({ withDocs: checksDocs });
const entries = await readEntries();
if (checksDocs && !entries.some(({ type }) => type === 'docs')) {
  throw new Error(
    'This Storybook was built with --test and has no pages of documentation. Build it with "npm run storybook:build", or check its stories with --usual.',
  );
}
if (values.update) await removePictures(strayPictures(entries.filter(isScreenState)));

const start = Date.now();
const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
const { status } = spawnSync(
  process.execPath,
  [
    path.join(path.dirname(playwright), 'cli.js'),
    'test',
    '--config=tests/storybook/playwright.config.ts',
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

/** Names of projects in playwright.config.ts. */
function projectsOf(options: {
  usual: boolean;
  unordered: boolean;
  pictures: boolean;
  update: boolean;
}) {
  if (options.pictures || options.update) return ['pictures'];
  if (options.unordered) return ['unordered', 'reversed'];
  return options.usual ? ['usual'] : ['all', 'english'];
}
