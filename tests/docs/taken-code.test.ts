import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/getting-started.md'), 'utf8');

/** Code that the tests run elsewhere, with the file that was last named above it. */
const taken = [...page.matchAll(/^```(?:tsx|jsx|html)\n(.*?)^```$/gms)].map((match) => {
  const named = [...page.slice(0, match.index).matchAll(/`([^`\n]+\.(?:tsx|jsx|html))`/g)];
  return { file: named.at(-1)?.[1] ?? '', code: match[1] ?? '' };
});

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
