import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parts, stagesOf } from '#build/tests/stages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const commandsOf = (text: string) =>
  [...text.matchAll(/^\s*(?:- run: )?(npm (?:ci|test|run test).*)$/gm)].map(([, command]) =>
    command?.replace(/\$\{\{ (.+?) \}\}/, '<$1>'),
  );

test('the README names the two commands that a fresh machine needs', async () => {
  expect(commandsOf(await read('README.md')).slice(0, 2)).toEqual([
    'npm ci && npm start',
    'npm ci && npm test',
  ]);
});

test('continuous integration installs and runs all tests', async () => {
  expect(commandsOf(await read('.ci/run'))).toEqual(['npm ci', 'npm run test:all']);
});

test('continuous integration installs the browsers of the journeys', async () => {
  expect(await read('.ci/run')).toMatch(/^\.ci\/browsers$/m);
  expect(await read('.github/workflows/test.yml')).toContain('- run: .ci/browsers');
});

test('the jobs of the workflow are the parts of that run', async () => {
  const workflow = await read('.github/workflows/test.yml');
  expect(commandsOf(workflow)).toEqual(['npm ci', 'npm run test:all -- --part <matrix.part>']);
  expect(workflow).toContain(`part: [${parts.join(', ')}]`);
});

test('the parts together run every stage', () => {
  const names = (part?: string) => stagesOf({ all: true, part }).map(({ name }) => name);
  expect(new Set(parts.flatMap(names))).toEqual(new Set(names()));
});

test('`npm test` runs no stage that `npm run test:all` leaves out', () => {
  const all = stagesOf({ all: true }).map(({ name }) => name);
  expect(all).toEqual(expect.arrayContaining(stagesOf({}).map(({ name }) => name)));
});

test('each stage is a script of package.json', async () => {
  const { scripts } = JSON.parse(await read('package.json'));
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(stagesOf({ all: true }).map(({ script }) => script)),
  );
});
