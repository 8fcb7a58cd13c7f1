import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { consoleActions } from '#admin-console/permissions/console-actions.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/console.md'), 'utf8');
const section = /## Permissions\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';

const codes = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(([, code]) => code);

test('the guide of the console lists every action that a host can hide, and no others', () => {
  const listed = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'))
    .flatMap(([, subjects, actions]) =>
      codes(subjects).flatMap((subject) => codes(actions).map((action) => `${subject}.${action}`)),
    );
  expect(listed.sort()).toEqual([...consoleActions].sort());
});
