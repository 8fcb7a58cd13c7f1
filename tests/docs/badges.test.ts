import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the badges of the README match package.json', () => {
  const { license, engines, peerDependencies, types } = JSON.parse(read('package.json'));
  const majors = [...peerDependencies.react.matchAll(/\^(\d+)/g)].map(([, major]) => major);
  expect(types).toMatch(/\.d\.ts$/);

  const badges = [
    ...read('README.md').matchAll(/!\[([^\]]+)\]\(https:\/\/img\.shields\.io\/badge\/([^)]+)\)/g),
  ];
  expect(badges.map(([, text]) => text)).toEqual([
    `License: ${license}`,
    `Node: ${engines.node}`,
    `React: ${majors.join(' | ')}`,
    'Types: included',
  ]);
  for (const [, text = '', address = ''] of badges) {
    const shown = decodeURIComponent(address).split('-').slice(0, 2).join(': ');
    expect(shown.toLowerCase()).toBe(text.toLowerCase());
  }
});
