import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { apiTests } from './api-tests.ts';
import { root, tags } from './root.ts';

/** The reference API and the conformance suite, over databases. */
export default defineConfig({
  root,
  ssr: { resolve: { conditions: ['birrete-source', ...defaultServerConditions] } },
  test: {
    name: 'api',
    tags,
    environment: 'node',
    globalSetup: ['./examples/api/src/testing/template.setup.ts'],
    include: apiTests,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
