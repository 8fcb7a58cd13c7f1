import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** Where a build keeps the hash of the files that it was made from. */
export const inputsFile = 'inputs.sha256';

/** The hash of all files that a build of Storybook reads: another one means that the build is out of date. */
export function hashInputs(): string {
  const files = globSync(['src/**/*.*', '.storybook/**/*.*', 'package-lock.json'], {
    cwd: root,
    exclude: ['**/*.test.*'],
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Keeps the hash in the build. */
export const keepInputsHash: Plugin = {
  name: 'birrete:inputs-hash',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: inputsFile, source: hashInputs() });
  },
};
