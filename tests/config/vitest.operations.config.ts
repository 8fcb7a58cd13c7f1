import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { unableFiles } from '../operations/missing-programs.ts';
import { root } from './root.ts';

/** Instances that are killed, updated and restored under load. */
export default defineConfig({
  root,
  ssr: { resolve: { conditions: ['birrete-source', ...defaultServerConditions] } },
  test: {
    name: 'operations',
    environment: 'node',
    include: ['tests/operations/*.operations.test.ts'],
    exclude: [...configDefaults.exclude, ...unableFiles().map(({ file }) => `**/${file}`)],
    globalSetup: ['./tests/operations/report-missing.setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
