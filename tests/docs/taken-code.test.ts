import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shownCode } from '#build/reference/shown-code.ts';
import { isTaken, pageCode, pages } from './code-of-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

const samples = pages.flatMap(pageCode).filter(isTaken);
/** Complete files that run in our tests, with their imports. */
const whole = samples.filter(
  ({ file, page, language }) =>
    file.startsWith('tests/adapter-kit/') ||
    (page === 'docs/getting-started.md' && language !== 'html'),
);
const pieces = samples.filter((sample) => !whole.includes(sample));

/** Ignores formatting: an excerpt on a page starts at the margin and ends in a semicolon. */
function plain(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim().replace(/;$/, '');
}

test('pages contain excerpts', () => {
  expect(pieces.length).toBeGreaterThan(3);
});

test.each(pieces)('block $place of $page is an excerpt of $file', ({ file, code }) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(plain(readFileSync(path.join(root, file), 'utf8'))).toContain(plain(code));
});

test('pages contain complete files', () => {
  expect(whole).toHaveLength(14);
});

test.each(whole)('a page shows $file completely', ({ file, code }) => {
  expect(shownCode(path.join(root, file))).toBe(code);
});
