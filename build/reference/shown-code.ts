import { readFileSync } from 'node:fs';

/** Reads a test as pages show it, without the line that leaves it to `npm run test:all`. */
export function shownCode(file: string): string {
  return readFileSync(file, 'utf8').replace('// @module-tag rare\n', '');
}
