import { defineConfig } from 'vitest/config';
import { root } from './root.ts';

/** Instances that are killed, updated and restored under load. */
export default defineConfig({
  root,
  test: {
    name: 'operations',
    environment: 'node',
    include: ['tests/operations/*.operations.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
