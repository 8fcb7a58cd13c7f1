import path from 'node:path';

/** Root of the repository. Each project's globs are relative to it. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Marks tests of rare faults, which only `npm run test:all` runs. */
export const tags = [{ name: 'rare', description: 'Runs in `npm run test:all` only.' }];
