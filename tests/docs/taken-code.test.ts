import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, isTaken, pages } from './code-of-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

const samples = pages.flatMap(codeOf).filter(isTaken);
/** Whole files that run in our tests. */
const whole = samples.filter(({ file }) => file.startsWith('tests/adapter-kit/'));
const pieces = samples.filter((sample) => !whole.includes(sample));

/** A page is formatted by itself: a part of it starts at the margin and ends in a semicolon. */
function plain(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim().replace(/;$/, '');
}

test('there are pieces to check', () => {
  expect(pieces.length).toBeGreaterThan(10);
});

test.each(pieces)('block $place of $page is a part of $file', ({ file, code }) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(plain(readFileSync(path.join(root, file), 'utf8'))).toContain(plain(code));
});

test('there are whole files to check', () => {
  expect(whole).toHaveLength(6);
});

test.each(whole)('a page shows the whole of $file', ({ file, code }) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(code);
});
