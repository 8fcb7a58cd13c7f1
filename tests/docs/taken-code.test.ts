import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Code of a page that the tests run elsewhere, with the file that was last named above it. */
function takenOf(name: string) {
  const page = readFileSync(path.join(root, name), 'utf8');
  return [...page.matchAll(/^```(?:tsx?|jsx|html)\n(.*?)^```$/gms)].map((match) => {
    const named = [...page.slice(0, match.index).matchAll(/`([^`\n]+\.(?:tsx?|jsx|html))`/g)];
    return { file: named.at(-1)?.[1] ?? '', code: match[1] ?? '' };
  });
}

const taken = takenOf('docs/getting-started.md');
/** Whole files that run in our tests. */
const whole = ['docs/testing.md', 'docs/adapters.md']
  .flatMap(takenOf)
  .filter(({ file }) => file.startsWith('tests/kit/'));

/** A page is formatted by itself: a part of it starts at the margin and ends in a semicolon. */
function plain(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim().replace(/;$/, '');
}

test('getting started has code to check', () => {
  expect(taken.length).toBeGreaterThan(8);
});

test.each(taken)('a piece of getting started is a part of $file', ({ file, code }) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(plain(readFileSync(path.join(root, file), 'utf8'))).toContain(plain(code));
});

test('there are whole files to check', () => {
  expect(whole).toHaveLength(5);
});

test.each(whole)('a page shows the whole of $file', ({ file, code }) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(code);
});
