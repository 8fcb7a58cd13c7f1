import path from 'node:path';

/** The repository's root, which each project's globs are relative to. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Marks tests that `npm test` leaves to `npm run test:all`: faults that they find are rare. */
export const tags = [{ name: 'rare', description: 'Runs in `npm run test:all` only.' }];
