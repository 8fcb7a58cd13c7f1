import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checks } from '#bench/size/checks.ts';
import { alignedTable } from './reference/markdown.ts';
import { blockOf, withBlock } from './reference/marked-block.ts';

/**
 * `npm run size`: measures what pages load, and fails if a limit of bench/size/checks.ts is exceeded or the README's table is
 * more than 3 KiB off. `-- --write` writes the table.
 */
const root = path.resolve(import.meta.dirname, '..');
const readme = path.join(root, 'README.md');

/** Rows of the table: a text, and the checks of bench/size/checks.ts with its two numbers. */
const rows = [
  ['wizard, with React', 'wizard, until usable', 'wizard, all chunks'],
  ['status look-up, with React', 'status look-up, until usable', 'status look-up, until usable'],
  [
    'title verification, with React',
    'title verification, until usable',
    'title verification, all chunks',
  ],
  ['console, with React', 'console, until its first screen is usable', 'console, all chunks'],
  [
    '`<graduation-wizard>`',
    '<graduation-wizard>, until the widget shows',
    '<graduation-wizard>, all chunks',
  ],
  [
    '`<graduation-status>`',
    '<graduation-status>, until the widget shows',
    '<graduation-status>, all chunks',
  ],
  [
    '`<graduation-verification>`',
    '<graduation-verification>, until the widget shows',
    '<graduation-verification>, all chunks',
  ],
  [
    '`<graduation-admin>`',
    '<graduation-admin>, until the widget shows',
    '<graduation-admin>, all chunks',
  ],
  ['React and ReactDOM alone', 'React and ReactDOM alone', 'React and ReactDOM alone'],
] as const;

for (const { name, size, limit } of checks) {
  const mark = size > limit ? '✗' : ' ';
  console.log(`${mark} ${kibOf(size).padStart(3)} of ${kibOf(limit)} KiB  ${name}`);
}
const text = readFileSync(readme, 'utf8');
const current = sizeTable();
if (process.argv.includes('--write')) {
  writeFileSync(readme, withBlock(text, 'sizes', current));
} else if (numbersIn(blockOf(text, 'sizes')).some(isFarOff)) {
  console.error('The sizes in README.md are out of date: run "npm run size -- --write".');
  process.exitCode = 1;
}
if (checks.some(({ size, limit }) => size > limit)) process.exitCode = 1;

function sizeTable(): string {
  const cells = rows.map(([label, first, all]) => [label, sizeOf(first), sizeOf(all)]);
  return alignedTable(['a page with', 'until usable', 'with all chunks'], cells);
}

function sizeOf(name: string): string {
  const found = checks.find((each) => each.name === name);
  if (found === undefined) throw new Error(`bench/size/checks.ts has no check "${name}".`);
  return `${kibOf(found.size)} KiB`;
}

function kibOf(bytes: number): string {
  return String(Math.round(bytes / 1024));
}

function numbersIn(block: string): readonly number[] {
  return [...block.matchAll(/(\d+) KiB/g)].map(([, number]) => Number(number));
}

/** Small changes need no commit of the README. */
function isFarOff(stated: number, index: number): boolean {
  return Math.abs(stated - (numbersIn(current)[index] ?? Number.POSITIVE_INFINITY)) > 3;
}
