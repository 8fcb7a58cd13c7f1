import { defineConfig } from 'vitest/config';
import { root, tags } from './root.ts';

/** The packed package in separate projects (needs `npm run build:site` and `npm run package:file`). */
export default defineConfig({
  root,
  test: {
    name: 'packed',
    tags,
    environment: 'node',
    include: ['tests/packed/*.packed.test.ts'],
    globalSetup: ['./tests/packed/install/setup.ts'],
    // Tests and hooks install and build projects, on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    // Vitest needs a separate group for projects with a different number of workers.
    sequence: { groupOrder: 1 },
  },
});
