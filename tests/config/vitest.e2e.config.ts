import { defineConfig } from 'vitest/config';
import { root, tags } from './root.ts';

/** Journeys through the running examples (needs `npm run build:site`). */
export default defineConfig({
  root,
  test: {
    name: 'e2e',
    tags,
    environment: 'node',
    include: ['tests/{e2e,resilience}/**/*.e2e.test.ts'],
    globalSetup: ['./tests/e2e/site/demo-data.setup.ts'],
    // Whole journeys, on a machine that does other things too.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // A journey waits half of its time.
    maxWorkers: 2,
    // Projects with another number of workers run in a group of their own.
    sequence: { groupOrder: 1 },
  },
});
