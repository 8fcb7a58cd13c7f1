import { defineConfig } from 'vitest/config';
import { root, tags } from './root.ts';

/** The packed package in projects of its own (needs `npm run build:site` and `npm run package:file`). */
export default defineConfig({
  root,
  test: {
    name: 'packed',
    tags,
    environment: 'node',
    include: ['tests/packed/*.packed.test.ts'],
    globalSetup: ['./tests/packed/install/setup.ts'],
    testTimeout: 120_000,
    // Projects are installed and built in hooks, on a machine that does other things too.
    hookTimeout: 600_000,
    maxWorkers: 2,
    // Projects with another number of workers run in a group of their own.
    sequence: { groupOrder: 1 },
  },
});
