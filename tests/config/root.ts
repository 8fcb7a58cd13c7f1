import path from 'node:path';

/** Root of the repository. Each project's globs are relative to it. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Marks tests that only `npm run test:all` runs. */
export const tags = [{ name: 'rare', description: 'Runs in `npm run test:all` only.' }];

/** Lets test processes, and the servers and threads that they start, load modules in half of the time. */
export function cacheCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/compiled');
}
