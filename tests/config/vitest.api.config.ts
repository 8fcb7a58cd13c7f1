import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { apiTests, postgresTests } from './api-tests.ts';
import { root, tags } from './root.ts';

/** On PGlite by BIRRETE_TEST_DATABASE=pglite. */
const isOnPglite = process.env.BIRRETE_TEST_DATABASE === 'pglite';

const resolve = { conditions: ['birrete-source', ...defaultServerConditions] };

/** The reference API and the conformance suite, over databases. */
export default defineConfig({
  root,
  ssr: { resolve },
  // The global setup imports the package too.
  environments: { __vitest__: { resolve } },
  test: {
    name: 'api',
    tags,
    environment: 'node',
    globalSetup: ['./examples/api/src/testing/test-databases.setup.ts'],
    include: apiTests,
    exclude: [...configDefaults.exclude, ...(isOnPglite ? [postgresTests] : [])],
    // The files of a worker share its modules: what a test leaves behind in them reaches the next file.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
