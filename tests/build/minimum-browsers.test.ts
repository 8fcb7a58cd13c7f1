import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isProduct = (file: string) => !/\.(test|stories|e2e|fixtures?)\.tsx?$/.test(file);
// The doctor runs in Node.
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => isProduct(file) && !file.startsWith('src/doctor/'),
);

/** APIs that compile, although a browser of docs/compatibility.md lacks them; `lib` excludes newer ones of the language. */
const missing =
  /\b(URL\.(parse|canParse)|crypto\.randomUUID|AbortSignal\.any|document\.startViewTransition|\w+\.(checkVisibility|showPopover|hidePopover|togglePopover)|new (URLPattern|CloseWatcher|EditContext|Highlight)|caretPositionFromPoint|scheduler\.(yield|postTask))\b\??\.?\(/;

test('the package calls no API that its oldest supported browsers lack', () => {
  expect(files.length).toBeGreaterThan(500);
  const calls = files.filter((file) => missing.test(readFileSync(path.join(root, file), 'utf8')));
  expect(calls).toEqual([]);
});
