import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extras } from '#contract/extras.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/provider.md'), 'utf8');
const section = /## Server features beyond the contract\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';

test('the guide of the provider lists every feature that a server can announce', () => {
  const listed = [...section.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(Object.keys(extras).sort());
});
