import { defineConfig } from 'vitest/config';
import { cacheCompiledCode, root, tags } from './root.ts';

cacheCompiledCode();

/** Journeys through the running examples (needs `npm run build:site`). */
export default defineConfig({
  root,
  test: {
    name: 'e2e',
    tags,
    environment: 'node',
    include: ['tests/{e2e,resilience}/**/*.e2e.test.ts'],
    globalSetup: ['./tests/e2e/site/demo-data.setup.ts'],
    // For whole journeys on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // The files of a worker share its browser and sites (tests/e2e/site/site-test.ts).
    isolate: false,
    // A journey spends half of its time waiting.
    maxWorkers: 2,
    // Vitest needs a separate group for projects with a different number of workers.
    sequence: { groupOrder: 1 },
  },
});
