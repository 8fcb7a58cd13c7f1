import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** File name of the hash inside a build. */
export const inputsFile = 'inputs.sha256';

/** Hashes all files that a Storybook build reads. A build with another hash is out of date. */
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

/** Stores the hash in the build. */
export const keepInputsHash: Plugin = {
  name: 'birrete:inputs-hash',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: inputsFile, source: hashInputs() });
  },
};
