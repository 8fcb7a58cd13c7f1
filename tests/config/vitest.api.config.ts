import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { apiTests, postgresTests } from './api-tests.ts';
import { cacheCompiledCode, root, tags } from './root.ts';

/** Set BIRRETE_TEST_DATABASE=pglite for PGlite. */
const isOnPglite = process.env.BIRRETE_TEST_DATABASE === 'pglite';

cacheCompiledCode();

const resolve = { conditions: ['birrete-source', ...defaultServerConditions] };

/** The reference API and the conformance suite, on databases. */
export default defineConfig({
  root,
  ssr: { resolve },
  // The global setup also imports the package.
  environments: { __vitest__: { resolve } },
  test: {
    name: 'api',
    tags,
    environment: 'node',
    globalSetup: ['./examples/api/testing/databases/test-databases.setup.ts'],
    include: apiTests,
    exclude: [...configDefaults.exclude, ...(isOnPglite ? [postgresTests] : [])],
    // Files of a worker share modules: state that a test leaves in a module reaches the next file.
    isolate: false,
    // Node 24 sometimes crashes when it frees the code of PGlite (nodejs/node#64500).
    execArgv: isOnPglite ? ['--no-wasm-code-gc'] : [],
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
